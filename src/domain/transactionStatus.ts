const WORDS: Readonly<Record<number, TransactionStatus>> = {
  1: 'Completed',
  2: 'Pending',
  3: 'Rejected',
  4: 'Processing',
};

export type TransactionStatus = 'Completed' | 'Pending' | 'Rejected' | 'Processing';

/** The label of a transaction's status code; undefined, shown as blank, for any other (R4.1). */
export const getTransactionStatus = (code: number): TransactionStatus | undefined => WORDS[code];
