import * as Dialog from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { useLocation } from 'wouter';
import { commands as messages } from '#src/messages/commands.ts';
import { DrawerOverlay } from '#src/ui/DrawerOverlay.tsx';
import { useTextSearch } from '#src/ui/dataTable/useTextSearch.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons/actions.tsx';
import type { MenuEntry } from '../../navigation/DashboardNav';
import { useLateEnter } from '../useLateEnter';
import * as styles from './CommandDialog.css';
import { getScreenItems } from './screenItems';
import { type CommandItem, useActions } from './useActions';
import { useMemberItems } from './useMemberItems';

interface CommandDialogProps {
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

const getTexts = ({ label, detail = '' }: CommandItem) => [label, detail];

/** A press of Enter on the button around the list would choose what is selected there. */
const keepEnterFromList = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.stopPropagation();
};

/** Finds screens, actions and members of the team, and opens or does what is chosen (D460). */
export default function CommandDialog({ entries, onClose, onCloseAutoFocus }: CommandDialogProps) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const hasQuery = query.trim() !== '';
  const [, navigate] = useLocation();
  const [screens] = useState(() => getScreenItems(entries, navigate));
  const actions = useActions();
  const foundScreens = useTextSearch(screens, getTexts, query);
  const foundActions = useTextSearch(actions, getTexts, query);
  const { items: members, status } = useMemberItems(query);
  const groups = [
    { heading: messages.screens, items: hasQuery ? foundScreens : screens },
    { heading: messages.actions, items: hasQuery ? foundActions : actions },
    { heading: messages.members, items: members },
  ].filter(({ items }) => items.length > 0);

  // The library selects the first item when something is typed: here items come later.
  const [selected, setSelected] = useState('');
  const found = groups.flatMap(({ items }) => items);
  const selectedItem = found.find(({ id }) => id === selected) ?? found[0];

  const choose = (item: CommandItem) => {
    onClose();
    item.run();
  };
  const { keepEnter, forgetEnter } = useLateEnter(query === typed, () => {
    if (selectedItem) choose(selectedItem);
  });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <DrawerOverlay onClose={onClose} />
        <Dialog.Content
          className={styles.dialog}
          aria-describedby={undefined}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <Dialog.Title className={styles.title}>{messages.title}</Dialog.Title>
          {/* Its Ctrl K would move the selection, where here it closes the dialog. */}
          <Command
            shouldFilter={false}
            vimBindings={false}
            loop
            label={messages.title}
            value={selectedItem?.id ?? ''}
            onValueChange={setSelected}
            onKeyDown={keepEnter}
          >
            <div className={styles.head}>
              <Command.Input
                className={styles.input}
                placeholder={messages.placeholder}
                aria-label={messages.title}
                onValueChange={(text) => {
                  forgetEnter();
                  setTyped(text);
                  setSelected('');
                }}
              />
              <Dialog.Close asChild>
                <IconButton label={messages.close} onKeyDown={keepEnterFromList}>
                  <CloseIcon />
                </IconButton>
              </Dialog.Close>
            </div>
            <Command.List className={styles.list} label={messages.title}>
              {groups.map(({ heading, items }) => (
                <Command.Group key={heading} heading={heading} className={styles.group}>
                  {items.map((item) => (
                    <Command.Item
                      key={item.id}
                      value={item.id}
                      className={styles.item}
                      onSelect={() => choose(item)}
                    >
                      <span className={styles.icon}>{item.icon}</span>
                      <span className={styles.words}>
                        <span>{item.label}</span>
                        {item.detail && <span className={styles.detail}>{item.detail}</span>}
                      </span>
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
          <p role="status" className={styles.status}>
            {hasQuery && (status ?? (found.length === 0 ? messages.none(query) : null))}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
