import { Link } from 'wouter';
import { receipt } from '#src/messages/statement.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { urls } from '#src/urls.ts';

/** Leads to the receipt of a transfer. Nothing where its id has half a character, which no address can hold. */
export const ReceiptLink = ({ id }: { readonly id: string }) =>
  /\p{Surrogate}/u.test(id) ? null : (
    <Link href={urls.receiptOf(id)} className={buttonClass('secondary')}>
      {receipt.open}
    </Link>
  );
