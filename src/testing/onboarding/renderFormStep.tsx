import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useGetUserDetailQuery } from '@/api/userApi';
import { dayInJakarta } from '@/domain/dates';
import { sendSaveCall } from '@/features/onboarding/model/sendSaveCall';
import type {
  FormStepDefinition,
  FormValues,
  OnboardingContext,
} from '@/features/onboarding/model/stepDefinition';
import { useResources } from '@/features/onboarding/screens/useResources';
import { useAppDispatch } from '@/state/hooks';
import { Form } from '@/ui/forms/Form';
import { mock } from '../mock/mock';
import { contextWith } from './onboardingContext';
import { renderScreen } from '../render/renderScreen';
import { testFile } from './testFile';

interface FormStepOptions {
  signedInAs: string;
  /** What a draft brings over the server's answers. */
  typed?: FormValues;
  typedMaritalStatusId?: number;
}

const today = dayInJakarta(Date.now());

function useServerContext(
  { reads }: FormStepDefinition,
  typedMaritalStatusId?: number,
): OnboardingContext | null {
  const { data: detail } = useGetUserDetailQuery();
  const { values, queries } = useResources(reads);
  if (!detail || queries.some(({ currentData }) => currentData === undefined)) return null;
  return {
    ...contextWith(),
    detail,
    ...values,
    today,
    facts: { maritalStatusId: typedMaritalStatusId ?? detail.information.marital_status_id },
  };
}

function FormStep({
  definition,
  context,
  typed,
}: {
  definition: FormStepDefinition;
  context: OnboardingContext;
  typed: FormValues;
}) {
  const [initialValues] = useState(() => ({ ...definition.initialValues(context), ...typed }));
  const [isSaved, setIsSaved] = useState(false);
  const dispatch = useAppDispatch();

  async function submit(values: FormValues) {
    for (const call of definition.save(values, context)) {
      const { problem } = await dispatch(sendSaveCall(call));
      if (problem) return;
    }
    setIsSaved(true);
  }

  return (
    <Form initialValues={initialValues} schema={definition.schema(context)} onSubmit={submit}>
      <definition.Fields context={context} />
      <button type="submit">Simpan</button>
      <output>{isSaved && 'Tersimpan'}</output>
    </Form>
  );
}

function LoadedFormStep({
  definition,
  typed = {},
  typedMaritalStatusId,
}: Omit<FormStepOptions, 'signedInAs'> & { definition: FormStepDefinition }) {
  const context = useServerContext(definition, typedMaritalStatusId);
  return context === null ? null : (
    <FormStep definition={definition} context={context} typed={typed} />
  );
}

/** Renders the form of a sub-step with the answers that the worker's mock holds of somebody. */
export async function renderFormStep(
  definition: FormStepDefinition,
  { signedInAs, ...options }: FormStepOptions,
) {
  const view = await renderScreen(<LoadedFormStep definition={definition} {...options} />, {
    signedInAs,
  });
  await screen.findByRole('button', { name: 'Simpan' });
  return view;
}

/** Picks an option of a combobox, both by their exact names. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Chooses a file for a labelled upload and waits until it is stored. */
export async function upload(user: UserEvent, label: string, fileName: string): Promise<void> {
  const stored = () => screen.queryAllByRole('button', { name: 'Hapus berkas' }).length;
  const before = stored();
  await user.upload(screen.getByLabelText(label), testFile(fileName));
  await waitFor(() => expect(stored()).toBe(before + 1));
}

/** Saves the form and waits until the server has taken it. */
export async function saveForm(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Tersimpan');
}

/** Asks the worker's mock, while answers to the page may still come in. */
export const ask = <Answer,>(question: () => Promise<Answer>): Promise<Answer> => waitFor(question);

/** The bodies that the page has sent to store answers, in order. */
export const storedBodies = (): Promise<unknown[]> =>
  ask(async () => {
    const calls = await mock.calls();
    const writes = calls.filter(
      ({ method, path }) =>
        method === 'PATCH' || (method === 'POST' && path.includes('consultation-schedule')),
    );
    return writes.map(({ body }) => body);
  });
