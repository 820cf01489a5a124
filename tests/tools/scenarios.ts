import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { personas } from '#mocks/seed/personas.ts';

/** The README's list of the scenarios that ship with the demo. */
export function renderScenarios(): string {
  const rows = scenarios.map(({ name, title, story, persona }) => {
    const member = personas.find(({ id }) => id === persona)?.name ?? persona;
    return `| \`/?demo=${name}\` | ${title} | ${member} | ${story} |`;
  });
  return ['| address | scenario | signed in | story |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
