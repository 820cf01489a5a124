import { renderPages } from '#src/app/renderPages.tsx';

/** The HTML of the sign-in's page before the app is there, as a build makes it. */
export const renderForm = async (): Promise<string> => (await renderPages({})).signIn;
