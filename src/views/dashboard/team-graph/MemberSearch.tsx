import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import type { Team, TeamNode } from '#src/domain/teamTree.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import { useTextSearch } from '#src/ui/dataTable/useTextSearch.ts';
import { isOfInputMethod, useLateEnter } from '../useLateEnter';
import * as styles from './MemberSearch.css';
import { getDetail, getDisplayName, getSearchTexts } from './memberLabels';

const MAX_RESULTS = 8;

/** Around the ends of a list. */
const toIndex = (steps: number, length: number): number => ((steps % length) + length) % length || 0;

const getTexts = ({ member }: TeamNode) => getSearchTexts(member);

interface MemberSearchProps {
  readonly team: Team;
  readonly onFind: (id: string) => void;
}

/** Finds members by name, e-mail or referral code. */
export function MemberSearch({ team, onFind }: MemberSearchProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  /** presses of the arrow keys since the typing, up counted as less: what is found may come after them */
  const [steps, setSteps] = useState(0);
  const deferredQuery = useDeferredValue(query);

  const members = useMemo(() => [...team.nodes.values()], [team]);
  const found = useTextSearch(members, getTexts, deferredQuery);

  const options = found.slice(0, MAX_RESULTS);
  const activeIndex = toIndex(steps, options.length);
  const isOpen = open && deferredQuery.trim() !== '';
  const choose = (node: TeamNode | undefined) => {
    if (!node) return;
    setOpen(false);
    setQuery('');
    onFind(node.id);
  };
  const { keepEnter, forgetEnter } = useLateEnter(deferredQuery === query, () =>
    choose(options[activeIndex]),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event) || keepEnter(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && query.trim() !== '') {
      event.preventDefault();
      setOpen(true);
      setSteps(steps + step);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(options[activeIndex]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    <search className={styles.search}>
      <label className={styles.label} htmlFor={`${id}-input`}>
        {messages.search}
      </label>
      <input
        id={`${id}-input`}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={messages.searchHint}
        className={styles.input}
        aria-expanded={isOpen && options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options[activeIndex] ? `${id}-${activeIndex}` : undefined}
        value={query}
        onChange={({ target }) => {
          forgetEnter();
          setQuery(target.value);
          setSteps(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div className={styles.results} hidden={!isOpen}>
        <div id={`${id}-list`} role="listbox" aria-label={messages.search}>
          {isOpen &&
            options.map((node, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keyboard
              <div
                key={node.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === activeIndex}
                className={styles.option}
                // Otherwise the input would lose the focus, which closes the list before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(node)}
              >
                <span>{getDisplayName(node.member)}</span>
                <span className={styles.detail}>{getDetail(node.member)}</span>
              </div>
            ))}
        </div>
        <p role="status" className={styles.count}>
          {isOpen && messages.found(found.length)}
          {isOpen && found.length > MAX_RESULTS && `, ${messages.moreFound(found.length - MAX_RESULTS)}`}
        </p>
      </div>
    </search>
  );
}
