import { type ReactNode, useId, useState } from 'react';
import { chart as messages } from '#src/messages/chart.ts';
import { Button } from '#src/ui/Button.tsx';
import { asTable } from './Chart.css';

interface ShowAsTableProps {
  /** of the chart: there may be others on the screen */
  readonly title: string;
  /** whether the table is there from the start */
  readonly initiallyOpen?: boolean;
  readonly children: ReactNode;
}

/** A button, and below it, once pressed, the table with the values of a chart. */
export function ShowAsTable({ title, initiallyOpen = false, children }: ShowAsTableProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(initiallyOpen);
  return (
    <>
      <div className={asTable}>
        <Button
          variant="quiet"
          aria-description={title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.hideTable : messages.showTable}
        </Button>
      </div>
      {isOpen && <div id={id}>{children}</div>}
    </>
  );
}
