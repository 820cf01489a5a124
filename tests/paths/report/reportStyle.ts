import { dark, light, type Palette } from '#src/theme/palettes.ts';

const isRole = (role: string): role is keyof Palette => role in light;
const colors = Object.keys(light)
  .filter(isRole)
  .map((role) => `--${role}: light-dark(${light[role]}, ${dark[role]});`)
  .join('\n  ');

/** The look of the app without its build: a page that needs no other file. */
export const reportStyle = `:root {
  color-scheme: light dark;
  ${colors}
  font: 1rem/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, system-ui, sans-serif;
  background: var(--canvas);
  color: var(--ink);
}
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { overflow-wrap: anywhere; }
main { max-width: 70rem; margin: 0 auto; padding: 2rem 1rem 4rem; display: grid; gap: 2rem; }
main > * { min-width: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; font-weight: 600; }
h2 { font-size: 1rem; line-height: 1.25; font-weight: 600; }
h3 { font-size: 1rem; line-height: 1.4; font-weight: 500; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
header { display: grid; gap: 1rem; }
section, .group { display: grid; gap: 1rem; min-width: 0; }
.muted, small { color: var(--inkMuted); font-size: 0.875rem; }
.figures { display: flex; flex-wrap: wrap; gap: 1rem 3rem; }
.figures dt { color: var(--inkMuted); font-size: 0.875rem; }
.figures dd { font-size: 2.375rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.figures .failed { color: var(--critical); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 1.5rem; display: grid; gap: 1rem; min-width: 0; }
.failure { border-color: var(--critical); }
.problem { background: var(--criticalSoft); color: var(--critical); padding: 0.5rem 1rem; border-radius: 6px; font-weight: 500; }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
pre, .code { font: 0.875rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; }
pre { white-space: pre-wrap; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { text-align: right; padding: 0.5rem 0 0.5rem 1.5rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--inkMuted); font-size: 0.875rem; font-weight: 500; }
th:first-child { text-align: left; padding-left: 0; }
tbody th { color: var(--ink); font-size: 1rem; }
tr:last-child > * { border-bottom: 0; }
.plans { list-style: none; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
.plans > li + li { border-top: 1px solid var(--line); }
summary { cursor: pointer; padding: 0.75rem 1.5rem; display: grid; grid-template-columns: auto 1fr auto; gap: 0.25rem 1rem; align-items: baseline; }
summary:hover { background: var(--raised); }
summary .more { grid-column: 2 / -1; }
.state { font-size: 0.875rem; font-weight: 500; border-radius: 999px; padding: 0 0.5rem; min-width: 4.25rem; text-align: center; justify-self: start; }
.state.passed { background: var(--accentSoft); color: var(--accentStrong); }
.state.failed { background: var(--criticalSoft); color: var(--critical); }
summary .time::after { content: ' ▸' / ''; }
[open] > summary .time::after { content: ' ▾' / ''; }
.time { justify-self: end; color: var(--inkMuted); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.steps { padding: 0.5rem 1.5rem 1.5rem 3rem; display: grid; gap: 1rem; }
.steps > li::marker { color: var(--inkMuted); font-variant-numeric: tabular-nums; }
.steps > .here > p:first-child { color: var(--critical); }
.steps > li > p:first-child { font-weight: 500; }
.steps ul { padding-left: 1.25rem; color: var(--inkMuted); font-size: 0.875rem; }
.steps .to { font-size: 0.875rem; color: var(--accent); }
@media (max-width: 767.98px) {
  .card { padding: 1rem; }
  summary { padding: 0.75rem 1rem; grid-template-columns: auto auto; justify-content: space-between; }
  summary .title, summary .more { grid-column: 1 / -1; }
  summary .title { grid-row: 2; }
  .steps { padding: 0.5rem 1rem 1rem 2.25rem; }
}
@media print { summary { list-style: none; } }`;
