import { type HttpHandler, http } from 'msw';
import { BASE_PATH, DEMO_HEADER } from '../endpoint';

/** A call that the contract does not have fails loudly: it must never reach a network that is not there. */
export const unknownCalls: HttpHandler = http.all(`*${BASE_PATH}/*`, ({ request }) => {
  const { pathname } = new URL(request.url);
  // The wildcard stands for the host, but matches a folder of that name below another one as well.
  if (!pathname.startsWith(`${BASE_PATH}/`)) return undefined;
  const sentence = `The provider has no ${request.method} ${pathname}.`;
  console.error(sentence);
  return Response.json(
    { error: sentence, message: sentence },
    { status: 501, headers: { [DEMO_HEADER]: '1' } },
  );
});
