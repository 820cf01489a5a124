// biome-ignore-all lint/suspicious/noTemplateCurlyInString: names quote the sources

/** Mutants of the same kind, with one reason for all. */
const each = (names: readonly string[], reason: string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, reason]));

/** Mutants of one file and operator, by what they change. */
const of = (file: string, operator: string, whats: readonly string[]): readonly string[] =>
  whats.map((what) => `${file}: ${operator}, ${what}`);

/**
 * Mutants that no user of the app could distinguish from the original, by name, each with the reason. An entry that
 * names no mutant, or one that a plan notices, makes the run fail: the list does not grow old in silence.
 */
export const equivalent: Readonly<Record<string, string>> = {
  ...each(
    [
      'session.authenticated on session.logout: retargeted, to session.rehydrating',
      'session.refreshing on session.logout: retargeted, to session.rehydrating',
    ],
    'storage has just been erased and answers at once that there is no session: it ends in loggedOut all the same',
  ),
  ...each(
    [
      'transfer.form on transfer.open[1]: guard dropped',
      'transfer.success on transfer.open[1]: guard dropped',
      'transfer.history on transfer.open[1]: guard dropped',
      'transfer.unconfirmed.form on transfer.open[1]: guard dropped',
      'transfer.unconfirmed.success on transfer.open[1]: guard dropped',
      'transfer.unconfirmed.history on transfer.open[1]: guard dropped',
    ],
    'it only refuses to open the tab that is open already, and neither tabs nor URL send that event',
  ),
  'depositWallet: started elsewhere, in fetching':
    'the screen that creates the machine opens the wallet at once, which leads to fetching',
  "src/views/dashboard/fund-transfer/useTabInUrl.ts: sentence changed, 'form'":
    'what is no tab means the form',
  ...each(
    ["src/app/screenFor.ts: sentence changed, 'splash' (2)"],
    'the splash is also what is shown for a kind of screen that there is not',
  ),
  ...each(
    [
      "src/actors/depositWallet.ts: default dropped, session.getSnapshot().context.auth?.user.user_pk ?? ''",
      "src/actors/moneyMovement.ts: default dropped, services.session.getSnapshot().context.auth?.user.user_pk ?? ''",
      "src/actors/movementOutcome.ts: default dropped, session.getSnapshot().context.auth?.user.user_pk ?? ''",
    ],
    'only a member who is signed in has a deposit wallet, and moves money',
  ),
  ...each(
    [
      "src/actors/depositWallet.ts: sentence changed, 'depositWallet'",
      "src/actors/session.ts: sentence changed, 'session'",
      "src/actors/transfer.ts: sentence changed, 'transfer'",
    ],
    'an actor’s id is only used by inspectors',
  ),
  'src/views/dashboard/deposit/DepositAddress.tsx: attribute dropped, undefined of code':
    'undefined is what takes its place',
  'src/app/screenFor.ts: logic swapped, value !== undefined && Number.isNaN(Number(name)) with ||':
    'parameters come by name and by number, and only names are used',
  'src/actors/services.ts: returns nothing, listeners.delete(listener)':
    'only memory is left: the listener of an actor that has stopped',
  'src/actors/memberActors.ts: statement removed, started.clear()':
    'only memory is left: an actor that has been stopped is stopped again',
  ...each(
    [
      'src/actors/lateServices.ts: returns nothing, void snapshotListeners.delete(listener)',
      'src/actors/memberActors.ts: returns nothing, listeners.delete(listener)',
      'src/browser/pendingMovements.ts: statement removed, listeners.delete(onChange)',
    ],
    'only memory is left: the listener of a component that is gone renders nothing',
  ),
  'src/actors/session.ts: default dropped, settled.context.auth?.token ?? null':
    'where there is no token the session is over, and its signal aborts the same call',
  ...each(
    [
      'src/actors/transfer.ts: property dropped, queryKey: MEMBER_DATA',
      "src/api/transfers.ts: sentence changed, 'transfers'",
    ],
    'all that is cached is the member’s, and the history is refetched whenever it is opened',
  ),
  'src/api/client.ts: throw removed, throw cause;':
    'who has given up does not look at what the call comes to',
  "src/api/client.ts: default dropped, params[name] ?? ''": 'the types require every parameter of the path',
  'src/api/client.ts: boundary moved, search.size > 0 with >=':
    'an address with an empty query is the same address',
  ...each(
    [
      'src/domain/team.ts: default dropped, member.level ?? ownLevel',
      'src/ui/dataTable/WindowBody.tsx: default dropped, table.tHead?.offsetHeight ?? 0',
      'src/ui/dataTable/WindowBody.tsx: number changed, 0 (4)',
      "src/views/dashboard/share/ShareLink.tsx: default dropped, getReferralLink('0'.repeat(8)) ?? ''",
      'src/views/useValidatedForm.ts: default dropped, form?.elements ?? []',
      "src/browser/pendingWrites.ts: default dropped, init?.method ?? 'GET'",
      "src/browser/pendingWrites.ts: sentence changed, 'GET'",
    ],
    'it is always there: the condition before, the table, a code, a form that was sent, and the client see to that',
  ),
  'src/api/wallet.ts: property dropped, signal':
    'it ends with the session, and so does the client’s own signal',
  "src/api/wallet.ts: throw removed, throw new MalformedReplyError(message ?? 'The provider returned no deposit walle…":
    'the next line cannot read what is not there, and the machine takes every failure alike',
  'src/domain/addressChecksum.ts: number changed, 16': 'a digit of 16 is the same one of 17',
  'src/ui/toastPlace.ts: number changed, 0 (3)': 'what is covered counts by one more at every place',
  ...each(
    [...of('src/views/dashboard/team-graph/MiniMap.tsx', 'number changed', ['0', '0 (2)'])],
    'no dot is in the first row or column of the map, which is then not cleared',
  ),
  'src/views/dashboard/chart/barFormats.ts: boundary moved, total > 0 with >=':
    'no format writes another total as it writes none',
  "src/views/dashboard/amount/MovementConfirmation.tsx: logic swapped, destination === undefined || kind === 'donation' with &&":
    'donations, and only they, have no destination',
  ...each(
    [
      ...of('src/ui/dataTable/useTableRows.ts', 'default dropped', [
        "values[one.index] ?? ''",
        "values[other.index] ?? ''",
      ]),
      "src/ui/dataTable/useTableRows.ts: logic swapped, typeof one === 'number' && typeof other === 'number' with ||",
    ],
    'a column has values of one type, and the library orders what has none by itself',
  ),
  'src/views/dashboard/team-graph/stageColors.ts: number changed, 1 (2)':
    'one colour more, which no stage has: those beyond the last have its own',
  "src/views/dashboard/team-graph/graphState.ts: sentence changed, 'keep'":
    'whatever is no other kind of transition keeps the view',
  ...each(
    [...of('src/domain/periods.ts', 'boundary moved', ['from > earliest with >=', 'to < latest with <='])],
    'of two that are equal either is the same',
  ),
  ...each(
    [
      'src/domain/statement.ts: boundary moved, one.at < other.at with <=',
      'src/domain/earnings.ts: boundary moved, a.units < b.units with <=',
      ...of('src/views/dashboard/home/Earnings.tsx', 'boundary moved', [
        'change < 0n with <=',
        'change < 0n with <= (2)',
      ]),
    ],
    'what is equal has been told apart before',
  ),
  ...each(
    [
      'src/views/dashboard/chart/ticks.ts: default dropped, step ?? 10 * power',
      'src/views/dashboard/chart/ticks.ts: arithmetic changed, 10 * power with /',
      'src/views/dashboard/chart/ticks.ts: number changed, 10 (3)',
    ],
    'a step is always found: ten times the power of ten is no less than what it is of',
  ),
  ...each(
    [
      ...of('src/views/dashboard/chart/curve.ts', 'default dropped', [
        'points[index] ?? first',
        'slopes[index] ?? 0',
        'slopes[index + 1] ?? 0',
      ]),
      ...of('src/views/dashboard/chart/curve.ts', 'number changed', ['0', '0 (2)']),
      'src/views/dashboard/chart/Bars.tsx: default dropped, totals[index] ?? 0',
      'src/views/dashboard/chart/Bars.tsx: number changed, 0 (3)',
      'src/ui/dataTable/uniqueKeys.ts: default dropped, keys.get(row) ?? getId(row)',
      "src/domain/dates.ts: default dropped, months[length][date.getMonth()] ?? ''",
      'src/domain/earningsReport.ts: default dropped, period.bySeries[index] ?? 0n',
      "src/domain/initials.ts: default dropped, word ?? ''",
      'src/domain/statement.ts: default dropped, days.at(-1) ?? today',
      'src/domain/teamLayout.ts: default dropped, layout.rows[level] ?? []',
      'src/domain/trailingPeriods.ts: default dropped, starts.at(-1) ?? toDate(today)',
      "src/views/dashboard/TabbedPage.tsx: default dropped, tabs[0]?.value ?? ''",
      ...of('src/views/dashboard/reports/EarningsOverTime.tsx', 'default dropped', [
        'period.bySeries[index] ?? 0n',
        "names[index] ?? ''",
      ]),
      "src/views/dashboard/reports/TeamActivity.tsx: default dropped, series[index] ?? ''",
      'src/views/dashboard/tables/tableViewParams.ts: default dropped, sorts.find((one) => serializeSort(one) === text) ?? defaultSort',
      'src/views/dashboard/team-graph/keyboardNavigation.ts: default dropped, layout.rows[node.depth] ?? []',
      'src/views/dashboard/team-graph/stageColors.ts: default dropped, to[index] ?? from',
    ],
    'what is looked for is in the list: the default is for the compiler',
  ),
  ...each(
    [
      ...of('src/domain/teamLayout.ts', 'boundary moved', [
        'at(item) < from with <=',
        'level <= bottom with <',
        'level >= top with >',
        'start(item) > right with >=',
      ]),
      ...of('src/ui/Tabs.tsx', 'boundary moved', [
        'before > 0 with >=',
        'beyond > 0 with >=',
        'scrollLeft > 1 with >=',
      ]),
      'src/ui/dataTable/DataTable.tsx: boundary moved, frame.current.getBoundingClientRect().top < 0 with <=',
      ...of('src/ui/dataTable/WindowBody.tsx', 'boundary moved', [
        'frame.getBoundingClientRect().top < 0 with <=',
        'start < (scrollOffset ?? 0) with <=',
      ]),
      'src/views/dashboard/chart/Bars.tsx: boundary moved, getLabelWidth(label) <= room with <',
      'src/views/dashboard/chart/ChartTooltip.tsx: boundary moved, x < width / 2 with <=',
      ...of('src/views/dashboard/chart/axisLabels.ts', 'boundary moved', [
        'Math.abs((begin + end) / 2 - at) < step / 2 with <=',
        'at + width / 2 > right with >=',
        'at - width / 2 < left with <=',
        'end + gap <= (shown[index + 1]?.begin ?? Infinity) with <',
      ]),
      'src/views/dashboard/team-graph/MemberTooltip.tsx: boundary moved, above >= 0 with >',
      'src/views/dashboard/team-graph/animateViewport.ts: boundary moved, distance > MAX_ANIMATED_SCREENS with >=',
      ...of('src/views/dashboard/team-graph/renderPng.ts', 'boundary moved', [
        'LETTER_SIZE * scale >= MIN_LEGIBLE_PX with >',
        'NAME_SIZE * scale >= MIN_LEGIBLE_PX with >',
      ]),
      'src/views/dashboard/team-graph/useViewTransition.ts: boundary moved, rightmost < width - MAP_WIDTH - 2 * MAP_MARGIN with <=',
      ...of('src/views/dashboard/team-graph/viewport.ts', 'boundary moved', [
        'area.left <= left - reach with <',
        'area.right >= right + reach with >',
        'fitting < ZOOM.min with <=',
        'getFittingZoom(layout, width) >= MIN_LEGIBLE_ZOOM with >',
        'k >= MIN_LEGIBLE_ZOOM with >',
        'rendered.right - rendered.left < MAX_RENDERED_RATIO * (area.right - area.left) with <=',
        'x < right - inside with <=',
        'x > left + inside with >=',
        'y < bottom - inside with <=',
        'y > top + inside with >=',
      ]),
    ],
    'a place, a width or a zoom that is just at the limit, which no size of window or text meets but by chance',
  ),
  'src/ui/dataTable/useReachEnd.ts: boundary moved, getDistance() > 1 with >=':
    'the last pixel is a rounded one: there is nothing left to scroll',
  'src/ui/dataTable/useReachEnd.ts: boundary moved, window.scrollY < top with <=':
    'equal means that nothing was scrolled up or down',
  'src/views/dashboard/chart/axisLabels.ts: boundary moved, at <= left with <':
    'only the first point of a line is there, and the newest label is looked for from its last, which always has one',
  ...each(
    of('src/views/dashboard/team-graph/viewport.ts', 'boundary moved', [
      'rendered.left <= area.left with <',
      'rendered.right >= area.right with >',
      'rendered.top <= area.top with <',
      'rendered.bottom >= area.bottom with >',
    ]),
    'a part of the tree is rendered once more, and the frame shows the same of it',
  ),
  ...each(
    [
      'src/actors/moneyMovement.ts: property dropped, input: undefined',
      'src/api/readReply.ts: property dropped, listGap: undefined',
      ...of('src/domain/growth.ts', 'property dropped', ['active: undefined', 'permille: undefined']),
      'src/domain/statement.ts: property dropped, detail: undefined',
      'src/ui/ScreenSkeleton.tsx: property dropped, value: undefined',
      'src/views/dashboard/commands/useMemberItems.tsx: property dropped, status: undefined',
      'src/views/dashboard/reports/EarningReport.tsx: property dropped, value: undefined',
      'src/views/dashboard/reports/TeamActivity.tsx: property dropped, value: undefined',
    ],
    'it is only read by its name: one that is not there is undefined, too',
  ),
};
