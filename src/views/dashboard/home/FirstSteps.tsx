import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { stagesQuery } from '#src/api/stages.ts';
import { profileQuery, statsQuery } from '#src/api/users.ts';
import { getFirstSteps } from '#src/domain/firstSteps.ts';
import { formatDollars } from '#src/domain/money.ts';
import { stageRule } from '#src/domain/threshold.ts';
import { firstSteps as messages } from '#src/messages/firstSteps.ts';
import { share } from '#src/messages/share.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/classNames.ts';
import { CheckIcon } from '#src/ui/icons/actions.tsx';
import { Section } from '#src/ui/Section.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { urls } from '#src/urls.ts';
import { CopyToClipboard } from '../../CopyToClipboard';
import { NetworkLink } from '../share/NetworkLink';
import { getReferralLink } from '../share/referralLink';
import { useMemberQuery } from '../useMemberQuery';
import * as styles from './FirstSteps.css';

interface FirstStepsProps {
  /** whether the member is at the very beginning, as far as is known before the profile has arrived */
  readonly isNew: boolean;
}

/** What a new member does first: deposit, donate, share the link. Gone when all of it is done. */
export function FirstSteps({ isNew }: FirstStepsProps) {
  const { data, isPending } = useMemberQuery(profileQuery);
  const { data: stages, isPending: isMinimumPending } = useMemberQuery(stagesQuery);
  const { data: figures } = useMemberQuery(statsQuery);
  if (isNew && (isPending || (data && isMinimumPending))) return <Places />;
  if (!data) return null;
  const { profile, stats, balances } = data;
  const done = getFirstSteps({ profile, stats, balances, referrals: figures?.team?.total_referrals });
  const isOpen = Object.values(done).includes(false);
  if (!isOpen) return null;
  const minimum = stageRule(stages ?? [], profile.stage ?? 0)?.minimum_donation;
  const link = profile.referral_code === undefined ? undefined : getReferralLink(profile.referral_code);
  const next = (['deposit', 'donate', 'share'] as const).find((step) => done[step] === false);
  return (
    <Section title={messages.title} description={messages.description}>
      <ol className={styles.steps}>
        <Step {...messages.deposit} number={1} isDone={done.deposit} isNext={next === 'deposit'}>
          <Link href={urls.deposit} className={buttonClass(next === 'deposit' ? 'primary' : 'secondary')}>
            {messages.deposit.action}
          </Link>
        </Step>
        <Step
          {...messages.donate}
          text={messages.donate.text(minimum === undefined ? undefined : formatDollars(minimum))}
          number={2}
          isDone={done.donate}
          isNext={next === 'donate'}
        >
          <Link href={urls.donate} className={buttonClass(next === 'donate' ? 'primary' : 'secondary')}>
            {messages.donate.action}
          </Link>
        </Step>
        <Step {...messages.share} number={3} isDone={done.share} isNext={next === 'share'}>
          {link === undefined ? <NetworkLink /> : <CopyToClipboard text={link} messages={share} />}
        </Step>
      </ol>
    </Section>
  );
}

/** A sentence about as long as the one with the provider's minimum. */
const MINIMUM = formatDollars(10);

/** The steps before it is known which are done: what stands below them does not move when it is. */
const Places = () => (
  <Section title={messages.title} description={messages.description}>
    <ol className={styles.steps} aria-busy="true">
      {[messages.deposit, { ...messages.donate, text: messages.donate.text(MINIMUM) }, messages.share].map(
        ({ title, text, action }, index) => (
          <Step key={title} title={title} text={text} number={index + 1} isPending>
            <span className={buttonClass('secondary')}>{action}</span>
          </Step>
        ),
      )}
    </ol>
  </Section>
);

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  /** undefined is not known */
  readonly isDone?: boolean | undefined;
  /** the first one that is not done */
  readonly isNext?: boolean;
  /** nothing but its title can be told yet */
  readonly isPending?: boolean;
  /** what leads to it */
  readonly children: ReactNode;
}

const Step = ({ number, title, text, isDone = false, isNext, isPending, children }: StepProps) => (
  <li
    className={classNames(styles.step, isNext && styles.next, isPending && styles.pending)}
    aria-current={isNext ? 'step' : undefined}
  >
    <span className={isDone ? styles.tick : styles.number} aria-hidden="true">
      {isDone ? <CheckIcon size={18} /> : number}
    </span>
    <h3 className={styles.title}>
      {title}
      {isDone && <VisuallyHidden> {messages.done}</VisuallyHidden>}
    </h3>
    <p className={styles.description}>{text}</p>
    {!isDone && <div className={styles.action}>{children}</div>}
  </li>
);
