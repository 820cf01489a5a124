import { expect, test, vi } from 'vitest';
import { pendingWrites, trackWrites } from '#src/browser/pendingWrites.ts';

test('a request that changes something is pending until its answer has been read, or until it fails', async () => {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      body = controller;
    },
  });
  const send = vi.fn<typeof fetch>(async () => new Response(stream));
  const tracked = trackWrites(send);
  const seen: boolean[] = [];
  const stop = pendingWrites.subscribe(() => seen.push(pendingWrites.exist()));

  const response = await tracked('http://x/', { method: 'POST' });
  expect(pendingWrites.exist()).toBe(true);
  body?.enqueue(new TextEncoder().encode('done'));
  body?.close();
  expect(await response.text()).toBe('done');
  await vi.waitFor(() => expect(pendingWrites.exist()).toBe(false));

  send.mockRejectedValueOnce(new TypeError('no connection'));
  await expect(tracked('http://x/', { method: 'PUT' })).rejects.toThrow('no connection');
  expect(seen).toEqual([true, false, true, false]);

  send.mockResolvedValueOnce(new Response('read'));
  const reading = tracked('http://x/');
  expect(pendingWrites.exist()).toBe(false);
  await reading;
  stop();
});
