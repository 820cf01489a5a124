import { type HttpHandler, http } from 'msw';
import type { endpoints } from '#src/contract/endpoints.ts';
import { BASE_PATH, type EndpointKey, endpointKeys } from './endpoint';
import { activityHandlers } from './handlers/activities';
import { authHandlers } from './handlers/auth';
import { donationHandlers } from './handlers/donations';
import { settingsHandlers } from './handlers/settings';
import { stageHandlers } from './handlers/stages';
import { teamHandlers } from './handlers/team';
import { transactionHandlers } from './handlers/transactions';
import { transferHandlers } from './handlers/transfers';
import { userHandlers } from './handlers/users';
import { walletHandlers } from './handlers/wallet';
import type { Provider } from './provider';
import { type Handler, toHttpHandler } from './server/handler';
import { HttpError } from './server/httpErrors';
import { errorResponse } from './server/responses';

/** One handler for each endpoint of the contract; a missing one, or one for another contract, is a type error. */
export type Handlers = { readonly [Key in EndpointKey]: Handler<(typeof endpoints)[Key]> };

const handlers = {
  ...authHandlers,
  ...userHandlers,
  ...activityHandlers,
  ...transactionHandlers,
  ...donationHandlers,
  ...teamHandlers,
  ...transferHandlers,
  ...settingsHandlers,
  ...stageHandlers,
  ...walletHandlers,
} satisfies Handlers;

/** Answers requests below the base path that are not in the contract, so that none reaches the network. */
const notImplemented: HttpHandler = http.all(`*${BASE_PATH}/*`, ({ request }) => {
  const { pathname } = new URL(request.url);
  // The wildcard matches the host, but also a folder in front of the base path.
  if (!pathname.startsWith(`${BASE_PATH}/`)) return undefined;
  const message = `The provider has no ${request.method} ${pathname}.`;
  console.error(message);
  return errorResponse(new HttpError(501, message));
});

export const createHandlers = (provider: Provider): HttpHandler[] => [
  ...endpointKeys.map((key) => toHttpHandler(key, handlers[key], provider)),
  notImplemented,
];
