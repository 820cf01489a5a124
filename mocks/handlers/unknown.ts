import { type HttpHandler, http } from 'msw';
import { BASE_PATH, withDemoHeader } from '../endpoint';
import { json } from '../replies';

/** A call that the contract does not have fails loudly: it must never reach a network that is not there. */
export const unknownCalls: HttpHandler = http.all(`*${BASE_PATH}/*`, ({ request }) => {
  const { pathname } = new URL(request.url);
  // The wildcard stands for the host, but matches a folder of that name below another one as well.
  if (!pathname.startsWith(`${BASE_PATH}/`)) return undefined;
  const sentence = `The provider has no ${request.method} ${pathname}.`;
  console.error(sentence);
  return withDemoHeader(json(501, { error: sentence, message: sentence }));
});
