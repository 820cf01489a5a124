import { type ReactNode, useId, useState } from 'react';
import { chart as messages } from '#src/messages/chart.ts';
import { Button } from '#src/ui/Button.tsx';
import { asTable } from './Chart.css';

interface ShowAsTableProps {
  /** whether the table is there from the start */
  readonly initiallyOpen?: boolean;
  readonly children: ReactNode;
}

/** A button, and below it, once pressed, the table with the values of a chart. */
export function ShowAsTable({ initiallyOpen = false, children }: ShowAsTableProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(initiallyOpen);
  return (
    <>
      <div className={asTable}>
        <Button
          variant="quiet"
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
