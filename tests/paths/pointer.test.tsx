import { afterEach, expect, test, vi } from 'vitest';
import { createPointer } from '#src/demo/paths/pointer.ts';

let box: HTMLElement | undefined;
afterEach(() => {
  box?.remove();
  vi.unstubAllGlobals();
});

/** A box of 100 × 100 pixels at 10, 20, with another at its right bottom; notes what happens there. */
function render() {
  box = document.body.appendChild(document.createElement('div'));
  box.innerHTML =
    '<div id="outer" style="position: fixed; inset: 20px auto auto 10px; width: 100px; height: 100px">' +
    '<div id="inner" style="position: absolute; inset: auto 0 0 auto; width: 20px; height: 20px"></div></div>';
  const outer = box.querySelector('#outer');
  if (!outer) throw new Error('nothing is rendered');
  const happened: string[] = [];
  for (const type of ['pointerover', 'pointerdown', 'pointermove', 'pointerup', 'click', 'wheel']) {
    outer.addEventListener(type, (event) => {
      if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return;
      expect(event.view).toBe(window);
      happened.push(`${type} ${event.target.id} ${event.clientX}, ${event.clientY}, ${event.buttons}`);
    });
  }
  return { outer, happened };
}

test('the pointer is over what lies on top, counted from the left top or from the right bottom', () => {
  const { outer, happened } = render();
  createPointer().moveTo(outer, { x: 5, y: 6 });
  createPointer().moveTo(outer, { x: -5, y: -6 });
  expect(happened).toEqual([
    'pointerover outer 15, 26, 0',
    'pointermove outer 15, 26, 0',
    'pointerover inner 105, 114, 0',
    'pointermove inner 105, 114, 0',
  ]);
});

test('what is pressed and let go is clicked, of what is dragged to another element what both are in', () => {
  const { outer, happened } = render();
  const { drag } = createPointer();
  drag(outer, { x: 5, y: 5 }, { x: 5, y: 5 });
  expect(happened.slice(-3)).toEqual([
    'pointerdown outer 15, 25, 1',
    'pointerup outer 15, 25, 0',
    'click outer 15, 25, 0',
  ]);
  happened.length = 0;
  drag(outer, { x: 5, y: 5 }, { x: 85, y: 85 });
  expect(happened.filter((one) => one.startsWith('pointermove'))).toEqual([
    'pointermove outer 15, 25, 0',
    'pointermove outer 35, 45, 1',
    'pointermove outer 55, 65, 1',
    'pointermove outer 75, 85, 1',
    'pointermove inner 95, 105, 1',
  ]);
  expect(happened.slice(-2)).toEqual(['pointerup inner 95, 105, 0', 'click outer 95, 105, 0']);
});

test('what is dragged has come to rest before, and what moves without an end goes on', () => {
  const { outer, happened } = render();
  const coming = outer.animate([{ translate: '500px 0' }, { translate: '0 0' }], 60_000);
  const turning = outer.animate([{ rotate: '0deg' }, { rotate: '0deg' }], {
    duration: 60_000,
    iterations: Infinity,
  });
  createPointer().drag(document.documentElement, { x: 15, y: 25 }, { x: 20, y: 30 });
  expect(happened.at(-1)).toBe('click outer 20, 30, 0');
  expect([coming.playState, turning.playState]).toEqual(['finished', 'running']);
});

test('the wheel turns over the middle', () => {
  const { outer, happened } = render();
  createPointer().wheel(outer, 40, true);
  expect(happened.at(-1)).toBe('wheel outer 60, 70, 0');
});

/** Notes touches and clicks of an element: how many fingers move and are down, and where the last of them is. */
function noteTouches(outer: Element): readonly string[] {
  const happened: string[] = [];
  for (const type of ['touchstart', 'touchmove', 'touchend', 'click']) {
    outer.addEventListener(type, (event) => {
      if (event instanceof MouseEvent) happened.push(`${type} ${event.clientX}, ${event.clientY}`);
      if (!(event instanceof TouchEvent)) return;
      const { clientX, clientY } = [...event.changedTouches].at(-1) ?? {};
      happened.push(
        `${type} ${event.changedTouches.length}, ${event.touches.length}: ${clientX}, ${clientY}`,
      );
    });
  }
  return happened;
}

test('a finger with fewer points rests at its last one, and is lifted with the others', () => {
  const { outer } = render();
  const happened = noteTouches(outer);
  createPointer().swipe(outer, [
    [{ x: 5, y: 5 }],
    [
      { x: 50, y: 5 },
      { x: 60, y: 5 },
    ],
    [{ x: 15, y: 5 }],
  ]);
  expect(happened).toEqual(['touchstart 3, 3: 25, 25', 'touchmove 3, 3: 25, 25', 'touchend 3, 0: 25, 25']);
});

test('a finger that is lifted where it was put down taps, which clicks unless it is prevented', () => {
  const { outer } = render();
  const happened = noteTouches(outer);
  const { swipe } = createPointer();
  swipe(outer, [[{ x: 5, y: 5 }]]);
  expect(happened).toEqual(['touchstart 1, 1: 15, 25', 'touchend 1, 0: 15, 25', 'click 15, 25']);
  outer.addEventListener('touchend', (event) => event.preventDefault());
  swipe(outer, [[{ x: 5, y: 5 }]]);
  expect(happened.slice(3)).toEqual(['touchstart 1, 1: 15, 25', 'touchend 1, 0: 15, 25']);
});

test('where there are no touch events, fingers are refused in a sentence', () => {
  const { outer } = render();
  const { swipe } = createPointer();
  vi.stubGlobal('TouchEvent', undefined);
  expect(() => swipe(outer, [[{ x: 5, y: 5 }]])).toThrow('This browser has no touch events.');
});
