import { useState } from 'react';
import { endpointKeys } from '#mocks/endpoint.ts';
import type { FaultRule, NetworkConditions } from '#mocks/faultRules.ts';
import { demoNetwork as messages } from '#src/messages/demoNetwork.ts';
import { Button } from '#src/ui/Button.tsx';
import { nameCall } from '../describeConditions';
import * as styles from './ControlPanel.css';
import { ControlSection } from './ControlSection';
import { FaultEditor } from './FaultEditor';
import { useConditions, withFault } from './useConditions';
import { CONTROL_ATTRIBUTE } from './useControlSearch';

const CALLS: readonly FaultRule['call'][] = ['*', ...endpointKeys];

interface CallFaultProps {
  readonly call: FaultRule['call'];
  readonly conditions: NetworkConditions;
  readonly onChange: (conditions: NetworkConditions) => void;
}

function CallFault({ call, conditions, onChange }: CallFaultProps) {
  const [isOpen, setIsOpen] = useState(false);
  const fault = conditions.faults.find((each) => each.call === call);
  return (
    <details
      className={styles.row}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      {...{ [CONTROL_ATTRIBUTE]: call }}
    >
      <summary className={styles.rowHead}>
        <span className={styles.rowName}>
          {nameCall(call)}
          {call !== '*' && <code className={styles.code}>{call}</code>}
        </span>
        {fault && <span className={styles.on}>{messages.fault(fault.outcome.kind, fault.when)}</span>}
      </summary>
      {isOpen && (
        <FaultEditor fault={fault} onChange={(changed) => onChange(withFault(conditions, call, changed))} />
      )}
    </details>
  );
}

/** Lets single calls fail: each of the contract by its name, or all. */
export function FaultControl() {
  const { conditions, setConditions } = useConditions();
  return (
    <ControlSection title={messages.faults} hint={messages.faultsHint} keywords={messages.faultsKeywords}>
      <div className={styles.rows}>
        {CALLS.map((call) => (
          <CallFault key={call} call={call} conditions={conditions} onChange={setConditions} />
        ))}
      </div>
      {conditions.faults.length > 0 && (
        <Button variant="secondary" onClick={() => setConditions({ ...conditions, faults: [] })}>
          {messages.clearFaults}
        </Button>
      )}
    </ControlSection>
  );
}
