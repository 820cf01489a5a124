import { expect, test } from 'vitest';
import { readMovementVerdict } from '#src/contract/movementVerdict.ts';

const RECORD = { _id: '65a1b2c3d4e5f60718293a4b', amount: 12, status: 'pending' };

test.each([
  'Not authenticated',
  'Please login to continue',
  'No token provided',
  'jwt malformed',
  'Access token is missing',
  'Authentication required',
  'Login required',
  'You are not logged in',
  'Missing authorization header',
])('“%s” says that nobody is signed in, and not that a movement was made', (message) => {
  expect(readMovementVerdict({ message })).toBe(false);
  expect(readMovementVerdict({ data: { message } })).toBe(false);
});

test.each([
  { success: true, message: 'Done.' },
  { data: RECORD },
  { message: 'Donation made', data: { donation: RECORD } },
  { donation: RECORD },
  { data: [RECORD] },
  { status: true, message: 'Donation made' },
  { status: 'success', message: 'Donation made', data: null },
  { isSuccess: true, data: null },
  { Success: true, Message: 'Done' },
  { result: { success: true } },
  { success: 'yes' },
  { status: 'settled', data: { amount: 12 } },
  { code: 10000, message: 'success', data: {} },
  { message: 'Donation made', data: { ...RECORD, user: { _id: '7', status: 'expired' } } },
  { success: true, data: { id: 1, sponsor: { status: 'blocked' }, wallet: { status: 'expired' } } },
  { message: 'Transfer successful', data: { amount: 25, recipient: { name: 'Ann' } } },
  { status: 'success', message: 'Donation received. See the details below.', data: { id: 7 } },
  { message: 'Donation successful' },
  { message: 'Withdrawal request submitted.' },
  { message: 'Transfer completed successfully' },
  { message: ' Your donation of $50.00 has been successfully processed! ' },
  { message: 'Successfully transferred 25' },
  { message: 'Withdrawal submitted. It can be cancelled within 1 hour.', data: { id: 5 } },
  { message: 'Transfer completed. Fees are not refunded.', data: { id: 5 } },
  { status: true, message: 'If anything fails, contact us.', data: { id: 1 } },
  { success: true, message: 'Donation received. Your e-mail could not be sent.' },
  { success: true, message: 'Transfer processed, minimum reached' },
  { success: true, message: 'Withdrawal is not instant, it takes an hour.' },
  { success: true, message: 'Your withdrawal has not been processed yet.' },
  { success: true, message: 'Failed to send a receipt, the donation was received.' },
  { success: true, message: 'Withdrawal cannot be cancelled any more.' },
])('%j says that a movement was accepted', (body) => {
  expect(readMovementVerdict(body)).toBe(true);
});

test.each([
  { success: true, error: 'Ledger out of balance' },
  { success: true, data: { state: 'failed' } },
  { success: true, message: 'Transaction failed' },
  { success: true, message: 'Your donation of $50 was declined by the bank.' },
  { success: true, message: 'Insufficient balance' },
  { success: true, message: 'Transfer could not be processed' },
  { success: true, message: 'Transfer couldn’t be processed' },
  { success: true, message: 'Payment not processed' },
  { success: true, message: 'Your withdrawal has not been processed' },
  { success: true, message: 'Withdrawal cannot be processed' },
  { success: true, message: 'Your donation of $50 can’t be accepted' },
  { success: true, message: 'Transfer wasn’t completed' },
  { success: true, message: 'Your transfer did not go through' },
  { success: true, message: 'Sorry, your transfer failed' },
  { success: true, message: 'Error: insufficient funds' },
  { success: true, message: 'Unable to process your donation' },
  { success: true, message: 'Transaction was cancelled' },
  { success: true, data: { withdrawal: { _id: 'W-1', status: 3 } }, message: 'Withdrawal rejected' },
  { message: 'ok', data: { withdrawal: { _id: 'W-1', status: 'rejected' } } },
  { data: { donation: { _id: 'D-1', status: 'failed' } } },
  { success: false, status: 'pending', message: 'Donation submitted, awaiting confirmation' },
  { status: 'on hold', message: 'We will see' },
  { message: 'Insufficient balance', data: { required: 50, available: 10 } },
  { message: 'Donation was not successful', data: { donations: 3 } },
  { message: 'Payment not completed', data: { tries: 3 } },
  { message: 'Donation successfully cancelled', data: { tries: 3 } },
  { message: 'It could not be completed successfully', data: { tries: 3 } },
  { message: 'Your payment was unsuccessful' },
  { message: 'Insufficient balance', type: 'danger' },
  { data: { message: 'Insufficient balance' } },
  { message: 'Recipient not found', data: { amount: 12 } },
  { message: 'Unauthenticated.', data: { redirect: '/login' } },
  { message: 'Your session has expired. Please log in again.' },
  { message: 'Endpoint request timed out' },
  { message: 'Internal server error' },
  { message: 'Please verify your e-mail first.', data: { verified: false } },
])('%j leaves open what became of it', (body) => {
  expect(readMovementVerdict(body)).toBe(false);
});

test.each([
  {},
  { message: 'Received.' },
  { message: 'Donation request received' },
  { message: 'Payment request sent' },
  { message: 'Withdrawal will be processed' },
  { message: 'Donation successful only after approval' },
  { message: 'Transfer request created for approval' },
  { message: 'Donation completed by another member' },
  { message: 'Transaction submitted', otp_required: true },
  { message: 'Withdrawal request created', requires_confirmation: true },
  { message: 'Payment created', data: { next_step: 'verify' } },
  { message: 'Transaction created', data: { status: 'requires_action' } },
  { message: 'Transaction was created.', data: { confirmation_url: 'https://api.example.com/c' } },
  { message: 'Your e-mail was successfully sent' },
  { message: 'Withdrawal request received. We will verify it within 24 hours.' },
  { message: 'It arrives in less than 24 hours, and will not exceed them.' },
  { message: 'Donations open on Monday.', request: { id: 'req_1' }, meta: { date: '2025-03-05' } },
  { message: 'Your withdrawal is on its way.', request_id: 'r-1' },
  { data: 'Insufficient balance' },
  { data: [{ code: 'INSUFFICIENT' }] },
  { data: { required: 50 } },
  { message: 'Please wait for your e-mail.', data: { user: { _id: '7' } } },
])('%j says nothing but a sentence', (body) => {
  expect(readMovementVerdict(body)).toBeUndefined();
});
