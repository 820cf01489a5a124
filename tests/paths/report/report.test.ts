import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { kinds } from '#machines/models/kinds.ts';
import { formatResults } from './formatResults';
import { plantResults } from './plantedResults';
import { renderReport } from './renderReport';

const results = await plantResults();
const [{ plan, failure }] = results;
const sentence = kinds.describeText(plan.steps[1]?.sentence ?? '');

describe('the report of a failed plan in JUnit’s XML', () => {
  const xml = formatResults(results);

  test('is one test case for each plan, with its steps as output', () => {
    expect(xml.match(/<testcase /g)).toHaveLength(results.length);
    expect(xml).toContain(`<testsuite name="paths" tests="${results.length}" failures="1" errors="0">`);
    expect(xml.match(/<system-out>/g)).toHaveLength(results.length);
  });

  test('names problem, step and replay link, in characters that XML allows', () => {
    const [, content = ''] = /<failure ([\s\S]*?)<\/failure>/.exec(xml) ?? [];
    expect(content).toContain('message="There is no status “&#60;Done&#62;” &#38; more, but: none."');
    expect(content).toContain(`at step 2 of ${plan.steps.length}, “${sentence}”`);
    expect(content).toContain(`/?path=${plan.id}`);
    expect(xml).not.toMatch(/[^\n -\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
  });
});

describe('the report of a failed plan as a page', () => {
  const html = renderReport(results, new Date(0));

  test('shows problem, step, picture and replay link', () => {
    expect(html).toContain('There is no status “&lt;Done&gt;” &amp; ');
    expect(html).toContain(`At step 2 of ${plan.steps.length}, “${sentence}”`);
    expect(html).toContain(`<img src="${failure?.picture}" alt="The screen when ${plan.id} failed"/>`);
    expect(html).toContain(`href="http://localhost:5173/?path=${plan.id}"`);
    expect(html.match(/Failed here\./g)).toHaveLength(1);
  });

  test('has every plan with its steps, and the coverage of every machine', () => {
    expect(html.match(/<details>/g)).toHaveLength(results.length);
    for (const each of results) expect(html).toContain(each.plan.id);
    expect(html.match(/<th scope="row">/g)).toHaveLength(5);
    expect(html).toContain('proves R4.8');
  });

  test('needs no other file and no script, and its own policy allows its style only', () => {
    expect(html).not.toMatch(/<script|<link|<iframe|\sstyle=|\son\w+=|url\(|@import|src="(?!data:)/);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    expect(html).toContain(`sha256-${createHash('sha256').update(style).digest('base64')}`);
    expect(html).toContain('default-src &#x27;none&#x27;');
  });
});
