import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ControlSection } from '#src/demo/controls/ControlSection.tsx';
import { useControlSearch } from '#src/demo/controls/useControlSearch.ts';

function Panel({ titles }: { readonly titles: readonly string[] }) {
  const groups = useRef<HTMLDivElement>(null);
  const count = useControlSearch(groups, 'clock');
  return (
    <>
      <output>{count}</output>
      <div ref={groups}>
        {titles.map((title) => (
          <ControlSection key={title} title={title}>
            {null}
          </ControlSection>
        ))}
      </div>
    </>
  );
}

test('controls that come while something is searched for are searched, too', async () => {
  const { rerender } = await render(<Panel titles={['Clock']} />);
  await rerender(<Panel titles={['Clock', 'Brand', 'Other clock']} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('2');
  await expect.element(page.getByText('Other clock')).toBeInTheDocument();
  const shown = [...document.querySelectorAll('[data-section]:not([hidden])')];
  expect(shown.map((section) => section.getAttribute('data-section'))).toEqual(['Clock', 'Other clock']);
});
