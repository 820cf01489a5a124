import * as Radix from '@radix-ui/react-tabs';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as styles from './Tabs.css';
import { useFocusHandover } from './useFocusHandover';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly content: ReactNode;
  /** stays mounted while another tab is shown, to keep form values */
  readonly keep?: boolean;
}

interface TabsProps<Value extends string> {
  /** accessible name of the tab list */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly Tab<Value>[];
  /** no other tab can be opened at the moment; they stay focusable */
  readonly isLocked?: boolean;
}

/** Pixels of the arrow over an end beyond which there are more tabs, with what it fades. */
const ARROW_WIDTH = 48;

/** Scrolls the active tab into view within the list, without scrolling the page. */
function scrollToActive(list: HTMLElement): void {
  const active = list.querySelector('[data-state="active"]');
  if (!active) return;
  const frame = list.getBoundingClientRect();
  const tab = active.getBoundingClientRect();
  const beyond = tab.right - (frame.right - ARROW_WIDTH);
  const before = frame.left + ARROW_WIDTH - tab.left;
  if (beyond > 0) list.scrollLeft += beyond;
  else if (before > 0) list.scrollLeft -= before;
}

// Radix focuses a pressed tab by script, which browsers may take for the keyboard: without this it would have a focus ring.
const markPressed = ({ currentTarget }: PointerEvent<HTMLElement>) => {
  currentTarget.dataset.pointed = '';
};
const forgetPressed = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset.pointed;
};
const forgetWhenLeft = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.contains(event.relatedTarget)) forgetPressed(event);
};

export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  isLocked = false,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks for the tab that the value has made active
  useLayoutEffect(() => {
    if (list.current) scrollToActive(list.current);
  }, [value]);
  // Which ends have tabs beyond them.
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setMore((seen) => (seen.before === before && seen.after === after ? seen : { before, after }));
    };
    // The page may not be shown yet when the tabs are rendered.
    const observer = new ResizeObserver(() => {
      scrollToActive(element);
      look();
    });
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const change = (chosen: string) => {
    const tab = tabs.find((one) => one.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={change} activationMode="manual" className={styles.frame}>
      <Radix.List
        ref={list}
        aria-label={label}
        className={styles.list}
        data-before={more.before || undefined}
        data-after={more.after || undefined}
        onPointerDown={markPressed}
        onKeyDown={forgetPressed}
        onBlur={forgetWhenLeft}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={styles.trigger}
            aria-disabled={(isLocked && tab.value !== value) || undefined}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Panel key={tab.value} {...tab} isShown={tab.value === value} />
      ))}
    </Radix.Root>
  );
}

function Panel({ value, content, keep, isShown }: Tab<string> & { readonly isShown: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Radix.Content
      ref={panel}
      value={value}
      className={styles.panel}
      {...(keep ? { forceMount: true as const } : {})}
    >
      <FocusHandover panel={panel} isShown={isShown} />
      {content}
    </Radix.Content>
  );
}

interface FocusHandoverProps {
  readonly panel: RefObject<HTMLElement | null>;
  readonly isShown: boolean;
}

/** Inside the panel: it is taken off the screen before what it stands beside. */
function FocusHandover({ panel, isShown }: FocusHandoverProps) {
  useFocusHandover(panel, isShown);
  return null;
}
