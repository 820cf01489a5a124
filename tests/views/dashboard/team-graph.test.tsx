import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { waitFor } from 'xstate';
import { type RunningProvider, startProvider } from '#mocks/browser.ts';
import { ServicesProvider } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { createServices } from '#src/actors/services.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { getTeamTree, type TeamMember as SentMember } from '#src/contract/team.ts';
import { capitalize } from '#src/domain/capitalize.ts';
import { buildTeam } from '#src/domain/teamTree.ts';
import { teamGraph as sentences } from '#src/messages/teamGraph.ts';
import { Graph } from '#src/views/dashboard/team-graph/Graph.tsx';
import TeamGraph from '#src/views/dashboard/team-graph/TeamGraph.tsx';
import { type Complete, callSample } from '../../contract/callSample';
import { ternaryTeam } from '../../domain/teamMembers';
import { expectNoFindings } from '../support/axe';
import { catchDownloads } from '../support/catchDownloads';
import { alert, button, text } from '../support/locators';
import { DESKTOP, PHONE, persona, provider as smallProvider } from '../support/openApp';

type TeamMember = Complete<SentMember>;

const world = (members: number) => startProvider({ persist: false, serviceWorker: false, members });
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface Options {
  readonly width?: number;
  readonly initialDepth?: number;
  readonly fetch?: typeof fetch;
}

/** The graph of the leader's team, on a page of its own. */
async function openGraph(provider: RunningProvider, { width = DESKTOP, fetch, initialDepth }: Options = {}) {
  await page.viewport(width, 900);
  const services = createServices({ baseUrl: '/api', fetch: fetch ?? provider.fetch });
  const { identifier, passcode } = persona('leader');
  await waitFor(services.session, (snapshot) => snapshot.matches('loggedOut'));
  services.session.send({ type: 'session.login', identifier, password: passcode });
  await waitFor(services.session, (snapshot) => snapshot.matches('authenticated'));
  const element = document.createElement('main');
  document.title = 'Team Tree Graph';
  document.body.append(element);
  const root = createRoot(element);
  closing.push(() => {
    root.unmount();
    services.session.stop();
    element.remove();
  });
  root.render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={createQueryClient()}>
        <h1>Reports</h1>
        <TeamGraph {...(initialDepth === undefined ? {} : { initialDepth })} />
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return services;
}

/** The graph, once it is there, and the list that it should show. */
async function openTeam(provider: RunningProvider, options?: Options) {
  const { client } = await openGraph(provider, options);
  await expect.element(page.getByRole('tree')).toBeVisible();
  const { data } = await callSample(client, getTeamTree, { query: {} });
  return data;
}

type Identified = Pick<TeamMember, '_id'>;
const itemOf = ({ _id }: Identified) => document.getElementById(`team-member-${_id}`);
const childrenOf = (team: readonly TeamMember[], { _id }: TeamMember) =>
  team.filter(({ parent_id }) => parent_id === _id);
const childAt = (team: readonly TeamMember[], of: TeamMember, position: string) =>
  childrenOf(team, of).find((member) => member.position === position);
const focusedId = () => document.activeElement?.getAttribute('data-member');
const tip = () => page.getByRole('tooltip');
const selectedName = () => page.getByRole('region', { name: 'Selected member' }).element().textContent;

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('there is none');
  return item;
}

function isInFrame(member: Identified): boolean {
  const square = itemOf(member)?.querySelector('rect')?.getBoundingClientRect();
  const frame = page.getByRole('tree').element().getBoundingClientRect();
  if (!square) return false;
  return (
    square.left >= frame.left &&
    square.right <= frame.right &&
    square.top >= frame.top &&
    square.bottom <= frame.bottom
  );
}
/** Within the frame, and not under its map. */
function isInSight(member: Identified): boolean {
  const { left, top, width, height } =
    itemOf(member)?.querySelector('rect')?.getBoundingClientRect() ?? new DOMRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-member]');
  return isInFrame(member) && shown === itemOf(member);
}
const scale = () =>
  Number(/scale\(([\d.]+)/.exec(document.querySelector('.rd3t-g')?.getAttribute('transform') ?? '')?.[1]);

async function savedSvg(saved: ReturnType<typeof catchDownloads>): Promise<Document> {
  await button('Save SVG').click();
  await expect.poll(() => saved.length).toBe(1);
  const drawing = new DOMParser().parseFromString((await saved[0]?.file?.text()) ?? '', 'image/svg+xml');
  expect(drawing.querySelector('parsererror')).toBeNull();
  return drawing;
}

/** Types and presses keys at once, before anything is found. */
function typeAndPress(input: Element, text: string, ...keys: readonly string[]): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  for (const key of keys)
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const large = await world(10_000);

describe('a search in a large team', () => {
  test('Enter right after the typing finds who was typed, not who was found before', async () => {
    const team = await openTeam(large);
    const [before, member] = team.slice(-2);
    if (!before || !member) throw new Error('the team has fewer than two');
    const input = page.getByRole('combobox', { name: 'Find a member' });
    await input.fill(before.email);
    await expect.element(page.getByRole('option')).toBeVisible();
    typeAndPress(input.element(), member.email, 'Enter');
    await expect.poll(focusedId).toBe(member._id);
  });

  test('an arrow key right after the typing counts over who is found by it, not over who was found before', async () => {
    const team = await openTeam(large);
    const input = page.getByRole('combobox', { name: 'Find a member' });
    await input.fill('@');
    await expect.poll(() => page.getByRole('option').all()).toHaveLength(8);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect.poll(focusedId).not.toBe(first(team)._id);
    const last = focusedId();
    itemOf(first(team))?.focus();
    await input.fill(first(team).email);
    await expect.poll(() => page.getByRole('option').all()).toHaveLength(1);
    typeAndPress(input.element(), '@', 'ArrowUp', 'Enter');
    await expect.poll(focusedId).toBe(last);
  });

  test('Enter that ends the work of an input method finds nobody yet', async () => {
    const team = await openTeam(large);
    const input = page.getByRole('combobox', { name: 'Find a member' });
    await input.fill(first(team).email);
    await expect.element(page.getByRole('option')).toBeVisible();
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    // The second is WebKit's, which has ended its composition by then.
    for (const sign of [{ isComposing: true }, { keyCode: 229 }])
      expect(input.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, ...sign }))).toBe(true);
    await expect.element(input).toHaveValue(first(team).email);
  });
});

describe('the tree', () => {
  test('the arrow keys walk it', async () => {
    const team = await openTeam(smallProvider);
    const root = first(team);
    const middle = childAt(team, root, 'center');
    const left = childAt(team, root, 'left');
    const right = childAt(team, root, 'right');
    if (!middle || !left || !right) throw new Error('the root has fewer than three below');
    itemOf(root)?.focus();
    for (const [key, member] of [
      ['ArrowDown', middle],
      ['ArrowRight', right],
      ['ArrowLeft', middle],
      ['ArrowLeft', left],
      ['ArrowLeft', left],
      ['ArrowUp', root],
      ['ArrowUp', root],
      ['ArrowDown', middle],
      ['Home', root],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.poll(focusedId).toBe(member._id);
      await expect.poll(() => isInFrame(member)).toBe(true);
    }
    const last = document.querySelectorAll('[role=treeitem][tabindex="0"]');
    expect(last).toHaveLength(1);
    await userEvent.keyboard('{End}');
    await expect.poll(() => Number(document.activeElement?.getAttribute('aria-level'))).toBeGreaterThan(2);
  });

  test('a branch toggles by key, by its badge and by the button', async () => {
    const team = await openTeam(smallProvider);
    const root = first(team);
    const [child] = childrenOf(team, root);
    if (!child) throw new Error('the root has nobody below');
    const grandchild = first(childrenOf(team, child));
    const expanded = () => itemOf(child)?.getAttribute('aria-expanded');
    const wait = async (open: boolean) => {
      await expect.poll(expanded).toBe(String(open));
      await expect.poll(() => itemOf(grandchild) !== null).toBe(open);
    };
    await wait(true);
    itemOf(child)?.focus();
    await userEvent.keyboard('{Enter}');
    await wait(false);
    expect(focusedId()).toBe(child._id);
    await userEvent.keyboard('{ArrowDown}');
    await wait(true);

    await button('Collapse branch').click();
    await wait(false);
    await button('Expand branch').click();
    await wait(true);

    await page.getByRole('button', { name: 'Show in the tree' }).click();
    for (let step = 0; step < 5; step++) {
      const before = scale();
      await button('Zoom in').click();
      if (before < 1) await expect.poll(scale).toBeGreaterThan(before);
    }
    await expect.poll(() => itemOf(child)?.querySelector('[data-toggle]') !== null).toBe(true);
    await expect.poll(() => isInFrame(child)).toBe(true);
    const mark = itemOf(child)?.querySelector('[data-toggle]');
    if (!mark) throw new Error('there is no mark');
    await userEvent.click(mark);
    await wait(false);
  });

  test('the pointer brings up name, stage and position, and its leaving takes them away', async () => {
    const team = await openTeam(smallProvider);
    const member = first(childrenOf(team, first(team)));
    await expect.poll(() => isInFrame(member)).toBe(true);
    const square = itemOf(member)?.querySelector('rect');
    if (!square) throw new Error('there is no square');
    await userEvent.hover(square);
    await expect.element(tip()).toBeVisible();
    await expect
      .element(tip())
      .toHaveTextContent(
        `Name${member.name}Stage${member.stage}Position${capitalize(String(member.position))}`,
      );
    await userEvent.hover(button('Zoom in'));
    await expect.poll(() => document.querySelector<HTMLElement>('[role=tooltip]')?.hidden).toBe(true);
  });
});

describe.each([
  [40, await world(40)],
  [10_000, large],
])('in a team of %i', (_, provider) => {
  test('searching by name, e-mail or code shows the member, opens its ancestors and zooms in to its name', async () => {
    const team = await openTeam(provider);
    const deepest = team.toSorted((a, b) => b.level - a.level).slice(0, 3);
    for (const [index, member] of deepest.entries()) {
      const typed = [member.email, member.referral_code, `${member.name} ${member.email}`][index] ?? '';
      await page.getByRole('combobox', { name: 'Find a member' }).fill(typed);
      await expect.element(page.getByRole('option')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect.poll(focusedId).toBe(member._id);
      await expect.poll(() => isInFrame(member)).toBe(true);
      await expect
        .element(tip())
        .toHaveTextContent(
          `Name${member.name}Stage${member.stage}Position${capitalize(String(member.position))}`,
        );
      expect(itemOf(member)?.getAttribute('aria-level')).toBe(String(member.level + 1));
    }
    expect(scale()).toBeGreaterThanOrEqual(0.6);
  });

  test('any member can be shown as root, and going back restores the open branches', async () => {
    const team = await openTeam(provider);
    const root = first(team);
    const child = first(childrenOf(team, root));
    const grandchild = first(childrenOf(team, child));
    await page.getByRole('combobox').fill(grandchild.email);
    await userEvent.keyboard('{Enter}');
    await expect.poll(focusedId).toBe(grandchild._id);
    await button('Show as root').click();
    await expect.poll(() => itemOf(root)).toBeNull();
    await expect.poll(() => itemOf(grandchild)?.getAttribute('aria-level')).toBe('1');
    // The buttons that lead to another root are gone with the press on them.
    await expect.poll(focusedId).toBe(grandchild._id);
    const trail = page.getByRole('navigation', { name: 'Root of the tree' });
    expect(
      trail
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual([root.name, child.name, grandchild.name]);
    await trail.getByRole('button', { name: child.name ?? '' }).click();
    await expect.poll(() => itemOf(child)?.getAttribute('aria-level')).toBe('1');
    await expect.poll(focusedId).toBe(child._id);
    await trail.getByRole('button', { name: root.name ?? '' }).click();
    await expect.poll(() => itemOf(root)?.getAttribute('aria-level')).toBe('1');
    await expect.element(trail).not.toBeInTheDocument();
    await expect.poll(focusedId).toBe(root._id);
    await expect.poll(() => itemOf(child)?.getAttribute('aria-level')).toBe('2');
  });

  test('axe finds nothing, and only what is in view is drawn', async () => {
    await openTeam(provider);
    await expect.poll(() => document.querySelectorAll('[role=treeitem]').length).toBeGreaterThan(1);
    expect(document.querySelectorAll('[role=tree] *').length).toBeLessThanOrEqual(1200);
    await expectNoFindings();
  });
});

describe('a full team', () => {
  /** Shows the graph alone, of the first members. */
  async function showTeam(members: number, width: number) {
    await page.viewport(width, 900);
    const element = document.createElement('main');
    document.body.append(element);
    const root = createRoot(element);
    closing.push(() => {
      root.unmount();
      element.remove();
    });
    const show = (members: number) => {
      const team = buildTeam(ternaryTeam(members));
      if (!team) throw new Error('there is no team');
      root.render(
        <div data-theme="dark">
          <Graph team={team} initialDepth={undefined} width={width} />
        </div>,
      );
    };
    show(members);
    await expect.poll(() => isInFrame({ _id: 'm2' })).toBe(true);
    return show;
  }

  async function open(id: string) {
    const badge = itemOf({ _id: id })?.querySelector('[data-toggle]');
    if (!badge) throw new Error('there is no badge');
    await userEvent.click(badge);
    await expect.poll(() => document.querySelector('[data-moving]')).toBeNull();
  }
  async function expectInSight(id: string) {
    const first = 3 * Number(id.slice(1)) + 1;
    for (const child of [first, first + 1, first + 2])
      await expect.poll(() => isInSight({ _id: `m${child}` }), { message: `m${child}` }).toBe(true);
    expect(isInSight({ _id: id }), id).toBe(true);
  }

  test.each([
    [358, ['m2', 'm8', 'm26']],
    [358, ['m3', 'm12', 'm37']],
    [358, ['m1', 'm4', 'm13']],
    [1080, ['m8', 'm26', 'm80']],
  ])('in %i pixels has those below a branch in view once it is opened', async (width, branches) => {
    await showTeam(1093, width);
    for (const id of branches) {
      await open(id);
      await expectInSight(id);
    }
  });

  test('has those below a branch that is opened above the map', async () => {
    await showTeam(1093, 358);
    for (const id of ['m2', 'm7', 'm8']) await open(id);
    expect(document.querySelector('[data-map]')?.checkVisibility()).toBe(true);
    await expectInSight('m8');
  });

  test('keeps its levels around the middle of the frame when it is read again with more of them', async () => {
    const show = await showTeam(13, 1080);
    const levels = ['m0', 'm2', 'm8'];
    const fromMiddle = () => {
      const frame = page.getByRole('tree').element().getBoundingClientRect();
      return levels.map((_id) => {
        const { top = 0, height = 0 } = itemOf({ _id })?.querySelector('rect')?.getBoundingClientRect() ?? {};
        return top + height / 2 - frame.top - frame.height / 2;
      });
    };
    const [above = 0, middle, below = 0] = fromMiddle();
    expect(middle).toBeCloseTo(0);
    show(22);
    await expect.poll(() => itemOf({ _id: 'm21' }) !== null).toBe(true);
    const [higher = 0, stays, lower = 0] = fromMiddle();
    expect(stays).toBeCloseTo(0);
    expect(higher).toBeLessThan(above);
    expect(lower).toBeGreaterThan(below);
    expect(higher).toBeCloseTo(-lower);
  });
});

describe('a large team that is all open', () => {
  test('is drawn with at most 1,200 elements, near and far', async () => {
    await openTeam(large, { initialDepth: Number.POSITIVE_INFINITY });
    const root = document.querySelector<SVGGElement>('[role=treeitem][aria-level="1"]');
    await expect.poll(() => document.querySelectorAll('[role=treeitem]').length).toBeGreaterThan(20);
    for (let step = 0; step < 7; step++) {
      expect(document.querySelectorAll('[role=tree] *').length).toBeLessThanOrEqual(1200);
      const before = scale();
      if (before < 1) {
        await button('Zoom in').click();
        await expect.poll(scale).toBeGreaterThan(before);
      }
    }
    root?.focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => Number(document.activeElement?.getAttribute('aria-level'))).toBeGreaterThan(5);
    expect(document.querySelectorAll('[role=tree] *').length).toBeLessThanOrEqual(1200);
  });
});

describe('the picture of a large team that is all open', () => {
  test('contains all members, as SVG in full size and as PNG within the browser’s limits', async () => {
    const team = await openTeam(large, { initialDepth: Number.POSITIVE_INFINITY });
    const saved = catchDownloads();
    const drawing = await savedSvg(saved);
    expect(saved[0]?.name).toMatch(/^team-tree-graph-\d{4}-\d\d-\d\d\.svg$/);
    expect(drawing.querySelectorAll('rect[rx]')).toHaveLength(team.length);
    const links = drawing.querySelector('path')?.getAttribute('d')?.match(/M/g);
    expect(links).toHaveLength(team.length - 1);

    await button('Save PNG').click();
    await expect.poll(() => saved.length, { timeout: 20_000 }).toBe(2);
    const png = saved[1]?.file;
    expect(png?.type).toBe('image/png');
    if (!png) throw new Error('there is no picture');
    const picture = await createImageBitmap(png);
    expect(Math.max(picture.width, picture.height)).toBe(16_000);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('there is no canvas');
    context.drawImage(picture, 0, 0);

    const inSvg = [...drawing.querySelectorAll('rect[rx]')].map((square) => ({
      x: Number(square.getAttribute('x')) + 36,
      y: Number(square.getAttribute('y')) + 36,
    }));
    const [left = 0, top = 0, width = 1] =
      drawing.documentElement.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    const scale = picture.width / width;
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const colourAt = (x: number, y: number) => {
      const at = (Math.floor(y) * picture.width + Math.floor(x)) * 4;
      return [...data.slice(at, at + 4)].join();
    };
    const ground = colourAt(1, 1);
    const missing = inSvg.filter(({ x, y }) => colourAt((x - left) * scale, (y - top) * scale) === ground);
    expect(missing).toEqual([]);
  });

  test.each([PHONE, DESKTOP])('has levels 140 apart, saved in a window of %i pixels', async (width) => {
    await openTeam(smallProvider, { width, initialDepth: Number.POSITIVE_INFINITY });
    const squares = (await savedSvg(catchDownloads())).querySelectorAll('rect[rx]');
    const levels = new Set([...squares].map((square) => Number(square.getAttribute('y')) + 36));
    expect(levels.size).toBeGreaterThan(1);
    expect([...levels]).toEqual(Array.from({ length: levels.size }, (_, level) => level * 140));
  });

  test('that the browser cannot draw is a sentence', async () => {
    await openTeam(smallProvider);
    const saved = catchDownloads();
    const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const told = vi.spyOn(notify, 'failure');
    closing.push(
      () => drawn.mockRestore(),
      () => logged.mockRestore(),
      () => told.mockRestore(),
    );
    await button('Save PNG').click();
    await expect.poll(() => told.mock.calls).toEqual([[sentences.saveFailed]]);
    expect(saved).toHaveLength(0);
  });
});

describe('motion', () => {
  /** Each place that the tree takes from now on, and whether its members move on their own. */
  function watchMotion() {
    const places = new Set<string>();
    let moves = false;
    const group = document.querySelector('.rd3t-g');
    const observer = new MutationObserver((changes) => {
      for (const { target, attributeName } of changes) {
        if (attributeName === 'data-moving') moves = true;
        else if (target === group) places.add(group?.getAttribute('transform') ?? '');
      }
    });
    const options = { attributes: true, attributeFilter: ['transform', 'data-moving'], subtree: true };
    observer.observe(document.body, options);
    closing.push(() => observer.disconnect());
    return { places, moves: () => moves };
  }

  test.each([
    ['no-preference', true],
    ['reduce', false],
  ])('under %s: %s', async (value, moving) => {
    const media = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
    await media(value);
    closing.push(() => void media(''));
    const team = await openTeam(smallProvider);
    const deepest = first(team.toSorted((a, b) => b.level - a.level));
    const seen = watchMotion();
    const transform = () => document.querySelector('.rd3t-g')?.getAttribute('transform') ?? '';

    await button('Zoom in').click();
    await page.getByRole('combobox', { name: 'Find a member' }).fill(deepest.email);
    await userEvent.keyboard('{Enter}');
    await expect.poll(focusedId).toBe(deepest._id);
    await expect.element(tip()).toBeVisible();
    const steps = seen.places.size;
    if (moving) expect(steps).toBeGreaterThan(4);
    else expect(steps).toBeLessThanOrEqual(2);

    const parent = team.find(({ _id }) => _id === deepest.parent_id);
    if (!parent) throw new Error('there is nobody above');
    itemOf(parent)?.focus();
    const before = transform();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => itemOf(parent)?.getAttribute('aria-expanded')).toBe('false');
    expect(before).not.toBe('');
    expect(seen.moves()).toBe(moving);
    await expect.element(tip()).toBeVisible();
  });
});

describe('the states', () => {
  test('it shows that it is loading, then the tree', async () => {
    const release = smallProvider.controls.hold('getTeamTree');
    await openGraph(smallProvider);
    await expect.element(text('Loading...')).toBeVisible();
    release();
    await expect.element(page.getByRole('tree')).toBeVisible();
  });

  test('it shows an error and retries on request', async () => {
    smallProvider.controls.failNext('getTeamTree', 'serverError', { sticky: true });
    await openGraph(smallProvider);
    await expect.element(alert()).toHaveTextContent('Error loading tree');
    await expectNoFindings();
    smallProvider.controls.clear();
    await button('Retry').click();
    await expect.element(page.getByRole('tree')).toBeVisible();
  });

  const answering =
    (data: readonly unknown[]): typeof fetch =>
    (input, init) => {
      const request = new Request(input, init);
      return request.url.includes('/users/team-tree')
        ? Promise.resolve(Response.json({ data }))
        : smallProvider.fetch(request);
    };

  test('it shows an empty state', async () => {
    await openGraph(smallProvider, { fetch: answering([]) });
    await expect.element(text('No tree data available')).toBeVisible();
  });

  test('a list without the member stands below their name, and says nothing that is not known', async () => {
    const below = { name: 'Only One', email: 'one@example.com', level: 1 };
    await openGraph(smallProvider, { fetch: answering([below]) });
    const root = page.getByRole('treeitem', { name: persona('leader').name, exact: true });
    await expect.element(root).toHaveAttribute('aria-level', '1');
    await expect.element(page.getByRole('treeitem', { name: 'Only One', exact: true })).toBeVisible();
    await expect.element(page.getByText('Nobody stands below you')).not.toBeInTheDocument();
    await root.hover();
    await expect.element(tip()).toHaveTextContent('Stage–Position–');
    await expect.element(button('Zoom in')).toBeVisible();
    // With one level it would do nothing.
    await expect.element(button('Collapse all')).not.toBeInTheDocument();
  });

  test('below the graph only what is known of the selected member is said', async () => {
    const below = { name: 'Only One', email: 'one@example.com', level: 1 };
    await openGraph(smallProvider, { fetch: answering([below]) });
    const only = page.getByRole('treeitem', { name: 'Only One', exact: true });
    await only.click();
    await expect.poll(selectedName).toContain('Only One');
    expect(selectedName()).toMatch(/one@example\.com0 members directly below/);
  });

  test('a member without a team is told that nobody stands below them', async () => {
    const { name, email } = persona('leader');
    await openGraph(smallProvider, { fetch: answering([{ name, email, level: 0 }]) });
    await expect.element(page.getByRole('treeitem', { name, exact: true })).toBeVisible();
    await expect
      .element(text('Nobody stands below you yet. Whoever joins your team appears here.'))
      .toBeVisible();
    expect(page.getByRole('button').elements(), 'nobody to find, to zoom to or to save').toEqual([]);
    expect(page.getByRole('combobox').elements()).toEqual([]);
  });

  test('on a small phone names of wide letters end before the edges of the frame', async () => {
    const rows = ['left', 'center', 'right'].map((position) => ({
      email: `${position}@example.com`,
      level: 1,
      position,
      stage: 3,
      name: 'MWMWMWMW WMWMWMWM',
    }));
    await openGraph(smallProvider, { width: 328, fetch: answering(rows) });
    await expect.element(page.getByRole('tree')).toBeVisible();
    const names = () => [...document.querySelectorAll('[role=tree] text[aria-hidden]')];
    await expect.poll(() => names().length).toBe(4);
    const frame = page.getByRole('tree').element().getBoundingClientRect();
    for (const { left, right } of names().map((name) => name.getBoundingClientRect())) {
      expect(left).toBeGreaterThanOrEqual(frame.left);
      expect(right).toBeLessThanOrEqual(frame.right);
    }
  });

  test('names of any length, line breaks and direction marks stay in their place', async () => {
    const name = `\u202Eabc\r\ndef\u0007 ${'w'.repeat(20_000)}`;
    const row = { email: 'w'.repeat(5000), level: 1, position: '\u202Eleft', stage: 3, name };
    await openGraph(smallProvider, { fetch: answering([row, { ...row, email: 'other' }]) });
    const item = page.getByRole('treeitem', { name: /^abc def.{1,2}w{60,80}…, stage 3/ }).first();
    await expect.element(item).toBeVisible();
    const width = document.documentElement.scrollWidth;
    await item.hover();
    await expect.element(tip()).toBeVisible();
    await item.click();
    expect(document.documentElement.scrollWidth).toBe(width);
    expect(tip().element().getBoundingClientRect().width).toBeLessThan(260);
    expect((await savedSvg(catchDownloads())).querySelectorAll('rect[rx]')).toHaveLength(3);
  });

  test('a member without a name is shown as ? and Unknown', async () => {
    const { client } = await openGraph(smallProvider);
    const { data } = await callSample(client, getTeamTree, { query: {} });
    for (const close of closing.splice(0)) close();
    const nameless = data.slice(0, 1).map((member) => ({ ...member, name: null }));
    localStorage.clear();
    await openGraph(smallProvider, { fetch: answering(nameless) });
    const item = page.getByRole('treeitem', { name: 'Unknown, stage' });
    await expect.element(item).toBeVisible();
    await expect.element(item).toHaveTextContent('?');
    await item.hover();
    await expect.element(tip()).toHaveTextContent('NameUnknown');
    expect(selectedName()).toContain('Unknown');
  });
});

describe('the first view', async () => {
  const provider = await world(1000);

  test.each([
    [1080, 13],
    [952, 13],
    [704, 13],
    [358, 4],
  ])(
    'of a full team in %i pixels has the names of all its members, apart from each other and legible',
    async (width, members) => {
      await openTeam(provider, { width });
      const names = () => [...document.querySelectorAll<SVGTextElement>('[role=tree] text[aria-hidden]')];
      await expect.poll(() => names().length).toBe(members);
      expect(page.getByRole('treeitem').elements()).toHaveLength(members);
      const boxes = names().map((name) => name.getBoundingClientRect());
      for (const [index, one] of boxes.entries()) {
        const isOver = ({ left, right, top, bottom }: DOMRect) =>
          left < one.right && right > one.left && top < one.bottom && bottom > one.top;
        expect(boxes.slice(index + 1).filter(isOver)).toEqual([]);
      }
      for (const name of names()) {
        expect(Number.parseFloat(getComputedStyle(name).fontSize) * scale()).toBeGreaterThanOrEqual(10);
      }
    },
  );
});

describe('the frame', () => {
  test('is 600 pixels high with the root at 400, 50 where that shows the tree, else with the tree in the middle', async () => {
    const team = await openTeam(smallProvider, { initialDepth: 1 });
    const place = () => {
      const square = itemOf(first(team))?.querySelector('rect')?.getBoundingClientRect();
      const frame = page.getByRole('tree').element().getBoundingClientRect();
      if (!square) throw new Error('there is no square');
      expect(frame.height).toBe(600);
      return {
        x: Math.round(square.left + square.width / 2 - frame.left),
        y: Math.round(square.top + square.height / 2 - frame.top),
        middle: Math.round(frame.width / 2),
      };
    };
    expect(place()).toMatchObject({ x: 400, y: 50 });
    for (const close of closing.splice(0)) close();
    localStorage.clear();
    await openTeam(smallProvider, { width: PHONE });
    expect(place().x).toBe(place().middle);
    for (const child of childrenOf(team, first(team))) expect(isInFrame(child)).toBe(true);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE);
  });

  test('of another width, as on a phone that is turned, shows the whole tree again, or goes on showing its middle', async () => {
    const team = await openTeam(smallProvider, { width: PHONE, initialDepth: 1 });
    const middle = (element: Element | null | undefined) => {
      const { left, width } = element?.getBoundingClientRect() ?? new DOMRect();
      return left + width / 2;
    };
    /** Of the root, from the middle of the frame. */
    const offset = () =>
      middle(itemOf(first(team))?.querySelector('rect')) - middle(page.getByRole('tree').element());
    const onPhone = scale();
    await page.viewport(DESKTOP, 900);
    await expect.poll(scale).toBeGreaterThan(onPhone);
    await page.viewport(PHONE, 900);
    await expect.poll(scale).toBe(onPhone);
    for (const child of childrenOf(team, first(team))) expect(isInFrame(child)).toBe(true);

    await button('Zoom in').click();
    await button('Zoom in').click();
    await expect.poll(scale).toBe(1);
    const before = offset();
    await page.viewport(DESKTOP, 900);
    await expect.poll(offset).toBeCloseTo(before, 0);
    expect(scale()).toBe(1);
  });

  test('scrolls the page by the wheel and says how to zoom, zooms by the wheel with Ctrl', async () => {
    await openTeam(smallProvider);
    const tree = page.getByRole('tree').element();
    const hint = page.getByText(sentences.wheel).element();
    const roll = (init: WheelEventInit) => {
      const event = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true, ...init });
      tree.querySelector('svg')?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const before = scale();
    expect(roll({})).toBe(false);
    expect(scale()).toBe(before);
    await expect.poll(() => getComputedStyle(hint).opacity).toBe('1');
    expect(roll({ ctrlKey: true })).toBe(true);
    await expect.poll(scale).toBeLessThan(before);
    await expect.poll(() => getComputedStyle(hint).opacity).toBe('0');
  });

  test('shows a map where not everything is in view, and a way back where nothing is', async () => {
    const team = await openTeam(smallProvider);
    const map = () => document.querySelector<HTMLElement>('[data-map]');
    expect(map()?.hidden).toBe(true);
    await button('Expand all').click();
    await expect
      .poll(() => document.querySelectorAll('[role=treeitem][aria-expanded="false"]').length)
      .toBe(0);
    await button('Zoom in').click();
    await expect.poll(() => map()?.hidden).toBe(false);
    const readDots = () => {
      const canvas = map()?.querySelector('canvas');
      return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    };
    await expect.poll(() => readDots()?.some((channel) => channel > 0)).toBe(true);
    const { left, top } = map()?.getBoundingClientRect() ?? new DOMRect();
    const press = (type: string, x: number, y: number) =>
      map()?.dispatchEvent(
        new PointerEvent(type, {
          clientX: left + x,
          clientY: top + y,
          buttons: 1,
          pointerId: 1,
          bubbles: true,
        }),
      );
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue();
    press('pointerdown', 2, 82);
    press('pointermove', 2, 82);
    for (let step = 0; step < 8 && scale() < 1; step++) {
      const before = scale();
      await button('Zoom in').click();
      await expect.poll(scale).toBeGreaterThan(before);
    }
    // How far one drag leads depends on the width of the tree.
    for (let drag = 0; drag < 4 && button('Back to the tree').query() === null; drag++) {
      await userEvent.dragAndDrop(page.getByRole('tree'), page.getByRole('tree'), {
        sourcePosition: { x: 40, y: 20 },
        targetPosition: { x: 1100, y: 560 },
      });
    }
    await button('Back to the tree').click();
    await expect.poll(() => isInFrame(first(team))).toBe(true);
    await expect.element(button('Back to the tree')).not.toBeInTheDocument();
    expect(focusedId(), 'the button that had the focus is gone').toBe(first(team)._id);
  });

  test('of a phone shows the whole tooltip of a found member, beside its square and those below it', async () => {
    const team = await openTeam(smallProvider, { width: PHONE, initialDepth: Number.POSITIVE_INFINITY });
    const widest = (a: TeamMember, b: TeamMember) => b.name.length - a.name.length;
    const parents = team
      .slice(1)
      .filter((member) => childrenOf(team, member).length > 0)
      .toSorted(widest);
    for (const member of [...team.slice(1, 4), ...parents.slice(0, 4)]) {
      await page.getByRole('combobox', { name: 'Find a member' }).fill(member.email);
      await expect.element(page.getByRole('option')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect.element(tip()).toHaveTextContent(member.name);
      const shown = tip().element().getBoundingClientRect();
      const frame = page.getByRole('tree').element().getBoundingClientRect();
      const square = itemOf(member)?.querySelector('rect')?.getBoundingClientRect() ?? new DOMRect();
      expect(shown.left, member.name).toBeGreaterThanOrEqual(frame.left);
      expect(shown.right, member.name).toBeLessThanOrEqual(frame.right);
      const below = childrenOf(team, member).map(itemOf);
      for (const box of [
        square,
        ...below.map((item) => item?.querySelector('rect')?.getBoundingClientRect()),
      ])
        expect(
          !box ||
            shown.left >= box.right ||
            shown.right <= box.left ||
            shown.top >= box.bottom ||
            shown.bottom <= box.top,
          member.name,
        ).toBe(true);
    }
  });

  test('has a legend that tells the border of a closed branch', async () => {
    const team = await openTeam(smallProvider);
    const closed = document.querySelector(
      '[data-closed][data-status="active"]:not([aria-selected="true"]) > rect',
    );
    expect(team.length).toBeGreaterThan(1);
    const sample = page.getByText('Branch closed', { exact: true }).element();
    expect(closed && getComputedStyle(closed).strokeWidth).toBe(
      getComputedStyle(sample, '::before').borderWidth,
    );
    expect(closed && getComputedStyle(closed).stroke).toBe(getComputedStyle(sample, '::before').borderColor);
  });

  test('of the narrowest phone is no narrower than the legend of stages below it', async () => {
    await openTeam(smallProvider, { width: 328 });
    const frame = page.getByRole('tree').element().getBoundingClientRect();
    const stages = page.getByRole('listitem').elements();
    expect(stages).toHaveLength(11);
    for (const stage of stages) {
      expect(stage.getBoundingClientRect().right).toBeLessThanOrEqual(frame.right + 1);
      expect(stage.scrollWidth).toBeLessThanOrEqual(stage.clientWidth);
    }
  });

  test('pans by dragging without selecting', async () => {
    const team = await openTeam(smallProvider);
    const transform = () => document.querySelector('.rd3t-g')?.getAttribute('transform');
    const before = transform();
    await userEvent.dragAndDrop(page.getByRole('tree'), page.getByRole('tree'), {
      sourcePosition: { x: 500, y: 500 },
      targetPosition: { x: 560, y: 530 },
    });
    await expect.poll(transform).not.toBe(before);
    expect(itemOf(first(team))).not.toBeNull();
    await button('Fit to view').click();
    await expect.poll(() => isInFrame(first(team))).toBe(true);
  });
});
