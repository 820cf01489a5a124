import type { TeamMember } from '#src/contract/team.ts';
import type { Subject, Team } from './subject';

const ROW = 70;
const HEIGHT = 640;
const BEYOND = 6;
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const cellsOf = (member: TeamMember, serial: number) => [
  serial,
  `${member.name}<br>${member.email}`,
  member.status,
  member.referral_code,
  member.stage,
  member.level,
  member.position,
  `${member.referred_by?.name}<br>${member.referred_by?.email}`,
];

/** The least that a page can do: the rows in sight as one text, no library, no style but fixed heights. */
export function bareTable(team: Team): Subject {
  let area: HTMLElement | null = null;
  let shown = team;
  let words = '';
  let stage: number | undefined;
  let sorted = false;
  const codeOf = new Map<string, string>();

  const draw = () => {
    if (!area) return;
    const first = Math.max(0, Math.floor(area.scrollTop / ROW) - BEYOND);
    const rows = shown.slice(first, first + Math.ceil(HEIGHT / ROW) + 2 * BEYOND);
    const html = rows.map(
      (member, index) =>
        `<tr style="height:${ROW}px">${cellsOf(member, first + index + 1)
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    );
    area.innerHTML = `<div style="height:${shown.length * ROW}px;padding-top:${first * ROW}px;box-sizing:border-box"><table style="table-layout:fixed;width:100%">${html.join('')}</table></div>`;
  };
  const change = () => {
    const found = team.filter((member) => {
      let text = codeOf.get(member._id);
      if (text === undefined) {
        text = `${member.name} ${member.email} ${member.referral_code}`.toLowerCase();
        codeOf.set(member._id, text);
      }
      return text.includes(words) && (stage === undefined || member.stage === stage);
    });
    shown = sorted
      ? found.sort((one, other) => collator.compare(one.referral_code, other.referral_code))
      : found;
    if (area) area.scrollTop = 0;
    draw();
  };
  return {
    mount: () => {
      shown = team;
      words = '';
      stage = undefined;
      sorted = false;
      area = document.createElement('div');
      area.style.cssText = `height:${HEIGHT}px;overflow:auto`;
      area.addEventListener('scroll', draw);
      document.body.append(area);
      draw();
    },
    unmount: () => area?.remove(),
    search: (typed) => {
      words = typed.toLowerCase();
      change();
    },
    sort: () => {
      sorted = true;
      change();
    },
    chooseStage: (chosen) => {
      stage = chosen;
      change();
    },
    area: () => area,
    firstCode: () => area?.querySelector('td:nth-child(4)')?.textContent,
    rowCount: () => shown.length,
  };
}
