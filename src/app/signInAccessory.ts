import type { ReactNode } from 'react';

/** Something beside the sign-in form that can fill it in. */
export type SignInAccessory = (
  fill: (credentials: { readonly identifier: string; readonly password: string }) => void,
) => ReactNode;
