import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { bankStatementsStep } from '@/features/onboarding/steps/bank-statements/definition';
import { given } from './bankCards';
import { callsOf, openRows, rowsOf } from './listStep';

// The months before 2 November 2026, the day on which the screen is opened: see contextWith.
export const OCTOBER = 'Mutasi Oktober 2026';
export const SEPTEMBER = 'Mutasi September 2026';
export const AUGUST = 'Mutasi Agustus 2026';
export const STATEMENTS = '/user/bank-statement';
export const ADD = `${STATEMENTS}/bank/*/add`;

/** Opens the sub-step with the grids of months. */
export const open = (options?: { isReadOnly?: boolean }) => openRows(bankStatementsStep, options);
/** The statements that the server has stored. */
export const stored = () => rowsOf('bank_statements');
/** The uploads that the server has received. */
export const uploads = () => callsOf('POST', '/assets/upload');
/** The calls that add a statement. */
export const added = () => callsOf('POST', '/add');

/** A valid statement file. */
export const pdf = (name = 'mutasi.pdf') =>
  new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], name, {
    type: 'application/pdf',
  });

/** Adds an account on the server. */
export const givenAccount = (accountNo = '1234567890', bankId = 14) => given(accountNo, bankId);

/** Chooses a file for a month. */
export const upload = (user: UserEvent, label: string, file = pdf()) =>
  user.upload(screen.getByLabelText(label), file);

/** The names of the files that are shown as stored. */
export const storedFiles = () => screen.queryAllByText('mutasi.pdf');
