import { getResponse, type HttpHandler, http } from 'msw';
import type { endpoints } from '#src/contract/endpoints.ts';
import { BASE_PATH, type EndpointKey, endpointKeys, matchEndpoint } from './endpoint';
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

/** The path of an endpoint, if a request is for one of this provider: a folder may stand in front of the base path. */
function readPath({ url }: Request): string | undefined {
  const { pathname } = new URL(url);
  return pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : undefined;
}

/** Answers requests below the base path that are not in the contract, so that none reaches the network. */
const notImplemented: HttpHandler = http.all(`*${BASE_PATH}/*`, ({ request }) => {
  const path = readPath(request);
  if (path === undefined) return undefined;
  const message = `The provider has no ${request.method} ${BASE_PATH}${path}.`;
  console.error(message);
  return errorResponse(new HttpError(501, message));
});

/** One for each endpoint. The first finds the one that is called: msw reads the page's cookies anew for each that it tries. */
export function createHandlers(provider: Provider): HttpHandler[] {
  const ofEndpoints = new Map(endpointKeys.map((key) => [key, toHttpHandler(key, handlers[key], provider)]));
  const findHandler = http.all(`*${BASE_PATH}/*`, ({ request }) => {
    const key = matchEndpoint(`${request.method} ${readPath(request)}`);
    const found = key && ofEndpoints.get(key);
    return found && getResponse([found], request);
  });
  return [findHandler, ...ofEndpoints.values(), notImplemented];
}
