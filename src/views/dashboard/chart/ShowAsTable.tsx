import { type ReactNode, useId, useState } from 'react';
import { chart as messages } from '#src/messages/chart.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { asTable, figure } from './Chart.css';

interface ShowAsTableProps {
  /** of the chart: there may be others on the screen */
  readonly title: string;
  /** in a card with the button; without it that stands where the chart's card has it */
  readonly chart?: ReactNode;
  /** whether the table is there from the start */
  readonly initiallyOpen?: boolean;
  readonly children: ReactNode;
}

/** A button, and below it, once pressed, the table with the values of a chart. */
export function ShowAsTable({ title, chart, initiallyOpen = false, children }: ShowAsTableProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(initiallyOpen);
  const button = (
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
  );
  return (
    <>
      {chart ? (
        <Card>
          <div className={figure}>
            {chart}
            {button}
          </div>
        </Card>
      ) : (
        button
      )}
      {isOpen && <div id={id}>{children}</div>}
    </>
  );
}
