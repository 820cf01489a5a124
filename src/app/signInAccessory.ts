import type { ReactNode } from 'react';

/** Renders something above the sign-in form that can fill it in. */
export type SignInAccessory = (
  fill: (credentials: { readonly identifier: string; readonly password: string }) => void,
) => ReactNode;
