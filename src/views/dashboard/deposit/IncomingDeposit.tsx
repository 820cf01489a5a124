import { useSelector } from '@xstate/react';
import { useDepositWallet } from '#src/actors/depositWallet.ts';
import { profileQuery } from '#src/api/users.ts';
import { formatUnits, toOptionalUnits } from '#src/domain/money.ts';
import { deposit as messages } from '#src/messages/deposit.ts';
import { ImpactIcon } from '#src/ui/icons/finance.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useCountUp } from '#src/ui/useCountUp.ts';
import { FigureList } from '../amount/FigureList';
import { figures } from '../amount/FigureList.css';
import { useMemberQuery } from '../useMemberQuery';
import { useIncomingDeposits } from './useIncomingDeposits';

interface IncomingDepositProps {
  /** There was no address, and whether there is one now is not known. */
  readonly isAskedAgain: boolean;
}

/** The balance that a deposit goes to, and whether one has arrived since the screen was opened (D426, D512). */
export function IncomingDeposit({ isAskedAgain }: IncomingDepositProps) {
  const profile = useMemberQuery(profileQuery);
  const { received, onItsWay, isFailing } = useIncomingDeposits();
  // Without one nobody is told to wait. What was sent to an earlier one is still told, and what is on its way.
  const hasAddress = useSelector(
    useDepositWallet(),
    (state) => !isAskedAgain && !state.hasTag('failed') && !state.hasTag('expired'),
  );
  const balance = useCountUp(toOptionalUnits(profile.data?.balances?.deposit_balance));
  return (
    <div className={figures}>
      <FigureList
        title={messages.balance}
        queries={[profile]}
        figures={[{ icon: <ImpactIcon />, title: messages.balance, amount: balance }]}
      />
      {(received > 0 || onItsWay > 0 || hasAddress) && (
        <Notice tone={received > 0 ? 'success' : 'info'} role="status">
          {received > 0 ? (
            <strong>{messages.received(formatUnits(received))}</strong>
          ) : (
            <>
              <strong>{onItsWay > 0 ? messages.onItsWay(formatUnits(onItsWay)) : messages.waiting}</strong>
              <p>{isFailing ? messages.notRead : messages.waitingHint}</p>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
