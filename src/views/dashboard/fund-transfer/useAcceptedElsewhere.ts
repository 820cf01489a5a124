import { useEffect } from 'react';
import { notify } from '#src/actors/notify.ts';
import type { useTransfer } from '#src/actors/transfer.ts';
import { toPath } from '#src/basePath.ts';
import { formatDollars } from '#src/domain/money.ts';
import { transfer as messages } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';

type Wizard = ReturnType<typeof useTransfer>;

/** Tells that the transfer which is under way was accepted, unless the screen that shows so is open again. */
function announceAccepted(wizard: Wizard): void {
  const { intent } = wizard.getSnapshot().context;
  const { unsubscribe } = wizard.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return;
    unsubscribe();
    const isShown = toPath(location.pathname) === urls.fundTransfer;
    if (snapshot.hasTag('success') && intent && !isShown)
      notify.success(messages.acceptedElsewhere(formatDollars(intent.draft.amount)));
  });
}

/** What becomes of a transfer whose screen was left is told there, also if it is accepted (D744). */
export function useAcceptedElsewhere(wizard: Wizard): void {
  useEffect(
    () => () => {
      if (wizard.getSnapshot().hasTag('busy')) announceAccepted(wizard);
    },
    [wizard],
  );
}
