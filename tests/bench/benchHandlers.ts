import { getResponse, HttpResponse, http } from 'msw';
import { endpointKeys } from '#mocks/endpoint.ts';
import { createHandlers } from '#mocks/handlers.ts';
import { createInMemoryProvider } from '#mocks/provider.ts';
import { headerCookies } from '#mocks/server/cookies.ts';
import { World } from '#mocks/world/world.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { printTable } from './printTable';
import { goodRequests } from './requests';
import { median, p95, timed } from './timing';

const MEMBERS = 10_000;
const WARM_UP = 30;
const RUNS = 100;

type Handlers = Parameters<typeof getResponse>[0];

/** Milliseconds of each run, from the request to the last byte of the response. Throws for an error response. */
async function measure(handlers: Handlers, createRequest: () => Request): Promise<number[]> {
  const runs: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const request = createRequest();
    let response: Response | undefined;
    let text = '';
    const milliseconds = await timed(async () => {
      response = await getResponse(handlers, request);
      text = (await response?.text()) ?? '';
    });
    if (!response?.ok) throw new Error(`${request.method} ${request.url}: ${response?.status} ${text}`);
    if (run >= WARM_UP) runs.push(milliseconds);
  }
  return runs;
}

/** Response times of each endpoint with 10,000 members, compared with an empty handler. */
export async function benchHandlers(): Promise<void> {
  const world = new World({ members: MEMBERS });
  world.generate();
  const handlers = createHandlers(createInMemoryProvider(world, headerCookies));
  const createRequest = goodRequests(world);

  const emptyHandlers = [http.get('*/api/empty', () => HttpResponse.json({ success: true }))];
  const baseline = await measure(emptyHandlers, () => new Request('http://127.0.0.1/api/empty'));
  const row = (name: string, runs: readonly number[]) => [
    name,
    median(runs).toFixed(2),
    p95(runs).toFixed(2),
    `${(median(runs) / median(baseline)).toFixed(1)} ×`,
  ];

  const rows = [row('an empty handler', baseline)];
  for (const key of endpointKeys) {
    const { method, path } = endpoints[key];
    rows.push(row(`${method} ${path}`, await measure(handlers, () => createRequest(key))));
  }
  const title = `Response times, as the leader of ${MEMBERS.toLocaleString('en')} members (${RUNS} runs each)`;
  printTable(title, ['endpoint', 'median ms', 'p95 ms', 'vs. empty'], rows);
}
