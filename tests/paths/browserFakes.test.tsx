import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { downloadFile } from '#src/browser/downloadFile.ts';
import { type BrowserFakes, installBrowserFakes } from '#src/demo/paths/browserFakes.ts';
import { createPlanFrames } from '#src/demo/paths/planFrames.ts';
import { isPlanned } from '#src/demo/paths/plannedFailures.ts';

let fakes: BrowserFakes | undefined;
const install = () => {
  fakes = installBrowserFakes();
  return fakes;
};
afterEach(() => {
  fakes?.restore();
});

test('cookies are recorded with their attributes, and written', () => {
  const { cookies } = install();
  // biome-ignore lint/suspicious/noDocumentCookie: the app writes them this way, too
  document.cookie = 'noted=some-thing; Path=/; Max-Age=60; SameSite=Strict';
  expect(cookies.get('noted')).toBe('some-thing; Path=/; Max-Age=60; SameSite=Strict');
  expect(document.cookie).toContain('noted=some-thing');
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'noted=; Path=/; Max-Age=0';
});

test('the content of a file that the app does not release is left behind', () => {
  const { restore } = install();
  URL.revokeObjectURL(URL.createObjectURL(new Blob(['released'])));
  URL.createObjectURL(new Blob(['kept']));
  expect(restore()).toEqual(['the content of a file']);
});

test('the clipboard is faked, and refuses and allows it again when it is told to', async () => {
  const { getCopied, refuse, allow } = install();
  await navigator.clipboard.writeText('an address');
  expect(getCopied()).toBe('an address');
  refuse.clipboard();
  await expect(navigator.clipboard.writeText('another')).rejects.toThrow('denied');
  allow.clipboard();
  await navigator.clipboard.writeText('another');
  expect(getCopied()).toBe('another');
});

test('a short timer and a body that is read are work under way, and messages of the page are counted', async () => {
  const { work } = install();
  const ran = new Promise((resolve) => setTimeout(resolve, 5));
  clearTimeout(setTimeout(() => undefined, 5));
  expect(work.isBusy()).toBe(true);
  await ran;
  expect(work.isBusy()).toBe(false);
  const text = new Response('content').text();
  expect(work.isBusy()).toBe(true);
  expect(await text).toBe('content');
  await expect.poll(work.isBusy).toBe(false);
  const { port1, port2 } = new MessageChannel();
  port2.postMessage('on');
  expect(work.getMessageCount()).toBe(1);
  port1.close();
});

test('motion is what the plan says, whatever the browser is set to; other queries are answered by it', () => {
  const { preferMotion } = install();
  const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  preferMotion('reduced');
  expect(isReduced()).toBe(true);
  preferMotion('full');
  expect(isReduced()).toBe(false);
  expect(matchMedia('(min-width: 1px)').matches).toBe(true);
});

test('texts cannot be compared, nor numbers formatted, until they can again; what is thrown is known', () => {
  const { refuse, allow } = install();
  const use = {
    comparison: () => new Intl.Collator('en').compare('a', 'b'),
    numbers: () => new Intl.NumberFormat('en').format(1),
  };
  for (const what of ['comparison', 'numbers'] as const) {
    refuse[what]();
    let thrown: unknown;
    try {
      use[what]();
    } catch (failure) {
      thrown = failure;
    }
    expect(isPlanned(thrown)).toBe(true);
    allow[what]();
    expect(use[what]()).toBeDefined();
  }
  expect(isPlanned(new Error('of the app'))).toBe(false);
});

test('what would be shared is recorded', async () => {
  const { refuse, navigations } = install();
  refuse.share();
  const sharing = navigator.share({ title: 'Join', url: 'https://members.test/signup' });
  await expect(sharing).rejects.toThrow('Nothing is shared.');
  expect([...navigations]).toEqual(['shares “Join”: https://members.test/signup']);
});

test('a picture that is made is work under way, and is saved as its size and how it was drawn', async () => {
  const { work, navigations } = install();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [30, 20];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  context.fillStyle = '#123456';
  context.fillRect(0, 0, 30, 20);
  context.stroke(new Path2D('M0,0H9'));
  context.font = '600 10px serif';
  context.fillText('Ann', 5, 10);
  canvas.toBlob((picture) => picture && downloadFile(picture, 'tree.png'));
  expect(work.isBusy()).toBe(true);
  await expect.poll(work.isBusy).toBe(false);
  expect([...navigations]).toEqual([
    [
      'saves tree.png:',
      'a picture of 30 × 20 pixels',
      'fillRect 0 0 30 20 #123456',
      'stroke M0,0H9 #000000 1 miter',
      'fillText Ann 5 10 #123456 600 10px start',
    ].join('\n'),
  ]);
});

test('of what is drawn again and again on the screen nothing is kept', async () => {
  const { work, navigations } = install();
  const canvas = document.body.appendChild(document.createElement('canvas'));
  onTestFinished(() => canvas.remove());
  canvas.getContext('2d')?.fillRect(0, 0, 3, 2);
  canvas.toBlob((picture) => picture && downloadFile(picture, 'map.png'));
  await expect.poll(work.isBusy).toBe(false);
  expect([...navigations]).toEqual(['saves map.png:\na picture of 300 × 150 pixels']);
});

test('the host has the version of the page, until it has another', async () => {
  const { deploy } = install();
  const readPage = async () => (await fetch(new URL(document.baseURI))).text();
  expect(await readPage()).not.toContain('Version.js');
  deploy('newVersion');
  expect(await readPage()).toContain('src="/newVersion.js"');
  deploy('nextVersion');
  expect(await readPage()).toContain('src="/nextVersion.js"');
  deploy('otherPage');
  expect(await readPage()).not.toContain('root');
});

test('the browser stores nothing when it is told to, and addresses are recorded once', () => {
  const { refuse, navigations, setOnline } = install();
  refuse.storage();
  expect(() => localStorage.setItem('any', '1')).toThrow('no room');
  const { href } = location;
  history.replaceState(null, '', href);
  history.replaceState(null, '', href);
  expect([...navigations]).toEqual([`address instead: ${href}`]);
  setOnline(false);
  expect(navigator.onLine).toBe(false);
});

test('the page goes into the background when it is told to, and what it scrolls to is recorded', () => {
  const { setVisible, navigations } = install();
  const onChange = vi.fn();
  window.addEventListener('visibilitychange', onChange, { once: true });
  setVisible(false);
  expect(onChange).toHaveBeenCalledOnce();
  expect(document.visibilityState).toBe('hidden');
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Far down';
  button.scrollIntoView();
  button.remove();
  expect([...navigations]).toEqual(['scroll to “Far down”']);
});

test('what is printed and saved is recorded, and Web Locks are refused when it is told to', async () => {
  const { refuse, navigations, work } = install();
  const onBeforePrint = vi.fn();
  window.addEventListener('beforeprint', onBeforePrint, { once: true });
  window.print();
  expect(onBeforePrint).toHaveBeenCalledOnce();
  downloadFile(new Blob(['a,b']), 'letters.csv');
  expect(work.isBusy()).toBe(true);
  await expect.poll(() => [...navigations]).toEqual(['prints 0 lines of tables', 'saves letters.csv:\na,b']);
  refuse.locks();
  await expect(navigator.locks.request('any', () => undefined)).rejects.toThrow('Not in this frame');
});

describe('timers', () => {
  test('run when time is advanced, each once, and the wall clock stands still otherwise', () => {
    const { timers } = install();
    const [late, early, interval, cleared] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const before = Date.now();
    setTimeout(late, 1000);
    setTimeout(early, 999);
    setInterval(interval, 300);
    clearTimeout(setTimeout(cleared, 500));
    timers.advance(999);
    const called = () => [late, early, interval, cleared].map(({ mock }) => mock.calls.length);
    expect(called()).toEqual([0, 1, 1, 0]);
    expect(Date.now()).toBe(before + 999);
    timers.advance(1);
    expect(called()).toEqual([1, 1, 1, 0]);
    timers.moveWall(-5000);
    expect(Date.now()).toBe(before - 4000);
  });

  test('that are due within the horizon run out in their order, with those that they start, and no clock moves', async () => {
    const { timers } = install();
    const order: string[] = [];
    const before = Date.now();
    setTimeout(() => order.push('third'), 5000);
    setTimeout(() => {
      order.push('first');
      setTimeout(() => order.push('second'), 1000);
    }, 1500);
    setTimeout(() => order.push('beyond'), 60_000);
    expect(await timers.runOut()).toBe(true);
    expect(order).toEqual(['first', 'second', 'third']);
    expect(await timers.runOut()).toBe(false);
    expect(Date.now()).toBe(before);
    timers.advance(60_000);
    expect(order).toHaveLength(4);
  });

  test('a tick calls the intervals of a second or less', () => {
    const { timers } = install();
    const [short, long] = [vi.fn(), vi.fn()];
    setInterval(short, 1000);
    setInterval(long, 1001);
    timers.tick();
    timers.tick();
    expect([short, long].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
  });

  test('the deadline of a call passes when the plan says so, not when timers run out', async () => {
    const { timers } = install();
    const signal = AbortSignal.timeout(30_000);
    const combined = AbortSignal.any([signal, new AbortController().signal]);
    expect([signal, combined].map(timers.getDeadline)).toEqual([30_000, 30_000]);
    timers.advance(29_999);
    expect(await timers.runOut()).toBe(false);
    expect(signal.aborted).toBe(false);
    timers.advance(1);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });
});

describe('frames', () => {
  const runOut = ({ frames }: Pick<BrowserFakes, 'frames'>) => {
    let runs = 0;
    while (frames.run()) runs += 1;
    return runs;
  };

  test('come one after the other, each later than the one before, and none that was cancelled', () => {
    const installed = install();
    const times: number[] = [];
    requestAnimationFrame(function draw(time) {
      times.push(time);
      if (times.length < 3) requestAnimationFrame(draw);
    });
    cancelAnimationFrame(requestAnimationFrame(() => times.push(0)));
    runOut(installed);
    expect(times).toHaveLength(3);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(times).size).toBe(3);
  });

  test.each([0, 16.7, 4821.3, 90_000.1, 7_200_000.9])(
    'of each animation are as many, whose frames the clock has counted, from %d ms on',
    (startAt) => {
      const frames = createPlanFrames(() => startAt);
      const countFrames = () => {
        const startedAt = frames.now();
        let count = 0;
        frames.requestFrame(function draw(time) {
          count += 1;
          if (time - startedAt < 500) frames.requestFrame(draw);
        });
        runOut({ frames });
        return count;
      };
      expect(Array.from({ length: 9 }, countFrames)).toEqual(Array(9).fill(30));
    },
  );

  test('take the time of a page that draws in time, however long it takes', () => {
    let clock = 0;
    const frames = createPlanFrames(() => clock);
    const times: number[] = [];
    frames.requestFrame(function draw(time) {
      clock += 1000;
      times.push(frames.now() - time);
      if (times.length < 3) frames.requestFrame(draw);
    });
    runOut({ frames });
    expect(times).toEqual([0, 0, 0]);
    expect(frames.now()).toBe(3000);
  });

  test('of an animation without an end are left, and go on later', () => {
    const installed = install();
    const times: number[] = [];
    requestAnimationFrame(function draw(time) {
      times.push(time);
      requestAnimationFrame(draw);
    });
    expect([runOut(installed), runOut(installed)]).toEqual([300, 300]);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(times).size).toBe(600);
  });

  test('tell what is observed of its first size and of each other one, and then the page is idle', () => {
    const installed = install();
    const happened: string[] = [];
    const box = document.body.appendChild(document.createElement('div'));
    const observer = new ResizeObserver(([entry]) => happened.push(`${entry?.contentRect.width} px`));
    box.style.width = '80px';
    observer.observe(box);
    requestIdleCallback(() => happened.push('idle'));
    requestAnimationFrame(() => happened.push('frame'));
    runOut(installed);
    box.style.width = '90px';
    runOut(installed);
    observer.disconnect();
    box.style.width = '100px';
    runOut(installed);
    box.remove();
    expect(happened).toEqual(['frame', '80 px', 'idle', '90 px']);
  });

  test('are the browser’s own for a person who looks on', () => {
    const { requestAnimationFrame: own } = window;
    fakes = installBrowserFakes({ isRealTime: true });
    expect(window.requestAnimationFrame).toBe(own);
  });
});

test('listeners, timers, locks and channels that are left at the end are returned', async () => {
  const { restore, grantLocks } = install();
  const listen = () => undefined;
  const controller = new AbortController();
  window.addEventListener('focus', listen);
  window.addEventListener('storage', listen, { once: true });
  window.addEventListener('online', listen, { signal: controller.signal });
  controller.abort();
  document.addEventListener('visibilitychange', listen);
  document.removeEventListener('visibilitychange', listen);
  matchMedia('(min-width: 1px)').addEventListener('change', listen);
  setInterval(listen, 500);
  setTimeout(listen, 60_000);
  const channel = new BroadcastChannel('left');
  new BroadcastChannel('closed').close();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const lock = navigator.locks.request('held', () => released);
  await grantLocks();
  expect(restore()).toEqual([
    'a listener for focus',
    'a listener for change',
    'an interval of 500 ms',
    'a timer of 60000 ms',
    'the lock held',
    'the channel left',
  ]);
  channel.close();
  release();
  await lock;
  window.removeEventListener('focus', listen);
});

test('Back of a phone closes what was opened last, and nothing where nothing is open', () => {
  const { closeByBack, closesByBack } = install();
  closeByBack();
  const { CloseWatcher } = window;
  if (!CloseWatcher) throw new Error('the browser hands no Back on');
  const open = () => {
    const watcher = new CloseWatcher();
    const onclose = vi.fn(() => watcher.destroy());
    watcher.onclose = onclose;
    return onclose;
  };
  const [first, last] = [open(), open()];
  expect(closesByBack()).toBe(true);
  closeByBack();
  expect(last).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  expect(closesByBack()).toBe(true);
  closeByBack();
  expect(first).toHaveBeenCalledOnce();
  expect(closesByBack()).toBe(false);
});

test('restore removes all fakes', () => {
  const owners = [
    window,
    document,
    navigator.clipboard,
    navigator.locks,
    navigator,
    history,
    Storage.prototype,
    Intl.NumberFormat.prototype,
    HTMLCanvasElement.prototype,
    Response.prototype,
    MessagePort.prototype,
    AbortSignal,
    EventTarget.prototype,
    Date,
    performance,
  ];
  const own = () => owners.map((owner) => Object.getOwnPropertyNames(owner).sort().join());
  const before = own();
  const getReplaced = () => [
    window.setTimeout,
    window.setInterval,
    window.BroadcastChannel,
    window.CloseWatcher,
    window.Path2D,
    CanvasRenderingContext2D.prototype.fillText,
    HTMLCanvasElement.prototype.toBlob,
  ];
  const replaced = getReplaced();
  install().restore();
  expect(own()).toEqual(before);
  for (const [index, one] of getReplaced().entries()) expect(one).toBe(replaced[index]);
});
