import { Link } from 'wouter';
import { receipt } from '#src/messages/statement.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { urls } from '#src/urls.ts';

/** Leads to the receipt of a transfer. */
export const ReceiptLink = ({ id }: { readonly id: string }) => (
  <Link href={urls.receiptOf(id)} className={buttonClass('secondary')}>
    {receipt.open}
  </Link>
);
