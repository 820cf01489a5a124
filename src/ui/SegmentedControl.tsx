import { RadioGroup, type RadioGroupProps } from './RadioGroup';
import { choice } from './SegmentedControl.css';

interface SegmentedControlProps<Value extends string> extends RadioGroupProps<Value> {
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
}

/** Radio buttons, shown as their words. */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => (
  <RadioGroup {...props} className={choice} />
);
