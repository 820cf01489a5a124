import * as Dialog from '@radix-ui/react-dialog';
import * as Tabs from '@radix-ui/react-tabs';
import { type ReactNode, type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { RunningProvider } from '#mocks/browser.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { classNames } from '#src/ui/classNames.ts';
import { DrawerOverlay } from '#src/ui/DrawerOverlay.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons/actions.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { restoreFocus } from '#src/ui/restoreFocus.ts';
import * as styles from './ControlPanel.css';
import { useControlState } from './controlState';
import { isSearching } from './isSearching';
import { NetworkGroup } from './NetworkGroup';
import { PanelProvider } from './panelContext';
import { StoryGroup } from './StoryGroup';
import { useControlSearch } from './useControlSearch';
import { WorldGroup } from './WorldGroup';

export interface ControlPanelProps {
  readonly provider: RunningProvider;
  readonly open: boolean;
  /** the private key of the member who is signed in, or was last */
  readonly lastMember: string | undefined;
  /** gets the focus back when the panel closes */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onOpenChange: (open: boolean) => void;
}

const GROUPS = [
  ['story', messages.groups.story, StoryGroup],
  ['world', messages.groups.world, WorldGroup],
  ['network', messages.groups.network, NetworkGroup],
] as const;
const groupName = z.enum(['story', 'world', 'network']);

/** The groups as tabs; while something is searched for, all that match one below the other. */
function Groups({ notice }: { readonly notice: ReactNode }) {
  const [group, setGroup] = useControlState('group', groupName, 'story');
  const [query, setQuery] = useState('');
  const groups = useRef<HTMLDivElement>(null);
  const count = useControlSearch(groups, query);
  const isSearching = query.trim() !== '';
  const choose = (chosen: string) => {
    setGroup(groupName.parse(chosen));
    // All groups scroll in one frame.
    groups.current?.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <Tabs.Root value={group} onValueChange={choose} asChild>
      <div className={styles.body}>
        <div className={styles.search}>
          <input
            type="search"
            className={styles.input}
            aria-label={messages.search}
            placeholder={messages.search}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
          />
          <p role="status" className={styles.searchStatus}>
            {isSearching && messages.found(count)}
          </p>
          <Tabs.List aria-label={messages.controls} className={styles.tabs} hidden={isSearching}>
            {GROUPS.map(([name, label]) => (
              <Tabs.Trigger key={name} value={name} className={styles.tab}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </div>
        <div ref={groups} className={styles.groups}>
          {notice && <div className={styles.notice}>{notice}</div>}
          {GROUPS.map(([name, label, Group]) => (
            <Tabs.Content
              key={name}
              value={name}
              forceMount
              // Each has controls of its own.
              tabIndex={-1}
              className={classNames(styles.group, isSearching ? styles.foundGroup : undefined)}
            >
              {isSearching && <h2 className={styles.groupTitle}>{label}</h2>}
              <Group />
            </Tabs.Content>
          ))}
        </div>
      </div>
    </Tabs.Root>
  );
}

/** Escape leaves the search first. */
function keepOpenWhileSearching(event: KeyboardEvent): void {
  if (isSearching(event.target)) event.preventDefault();
}

/** The drawer with everything that the person who gives the demo can change. */
export default function ControlPanel({
  provider,
  open,
  lastMember,
  opener,
  onOpenChange,
}: ControlPanelProps) {
  const problem = useSyncExternalStore(provider.subscribe, provider.getKeepProblem);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <DrawerOverlay onClose={() => onOpenChange(false)} />
        <Dialog.Content
          className={styles.panel}
          aria-describedby={undefined}
          onEscapeKeyDown={keepOpenWhileSearching}
          onCloseAutoFocus={restoreFocus(opener)}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{messages.controls}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={messages.close}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </div>
          <PanelProvider value={{ provider, lastMember, close: () => onOpenChange(false) }}>
            <Groups notice={problem && <Notice tone="warning">{messages.notKept[problem]}</Notice>} />
          </PanelProvider>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
