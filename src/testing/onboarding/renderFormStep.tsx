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
import { subStepContents } from '@/features/onboarding/screens/subStepContents';
import { useResources } from '@/features/onboarding/screens/useResources';
import { useAppDispatch } from '@/state/hooks';
import { Form } from '@/ui/forms/Form';
import { mock } from '../mock/mock';
import { contextWith } from './onboardingContext';
import { renderScreen } from '../render/renderScreen';
import { testFile } from './testFile';

interface FormStepOptions {
  signedInAs: string;
  /** Values of a draft that replace those of the server. */
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
  const Fields = subStepContents[definition.id];

  async function submit(values: FormValues) {
    for (const call of definition.save(values, context)) {
      const { problem } = await dispatch(sendSaveCall(call));
      if (problem) return;
    }
    setIsSaved(true);
  }

  return (
    <Form initialValues={initialValues} schema={definition.schema(context)} onSubmit={submit}>
      <Fields context={context} />
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

/** Renders the form of a sub-step with the values that the worker's mock has stored for a user. */
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

/** Selects an option of a combobox, both by their exact names. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Chooses a file for an upload field and waits until it is stored. */
export async function upload(user: UserEvent, label: string, fileName: string): Promise<void> {
  const stored = () => screen.queryAllByRole('button', { name: 'Hapus berkas' }).length;
  const before = stored();
  await user.upload(screen.getByLabelText(label), testFile(fileName));
  await waitFor(() => expect(stored()).toBe(before + 1));
}

/** Saves the form and waits until the save has succeeded. */
export async function saveForm(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Tersimpan');
}

/**
 * Sends a request to the worker's mock, inside `waitFor`, because responses to the page may still
 * arrive.
 */
export const ask = <Answer,>(question: () => Promise<Answer>): Promise<Answer> => waitFor(question);

/** The bodies of the page's requests that store values, in order. */
export const storedBodies = (): Promise<unknown[]> =>
  ask(async () => {
    const calls = await mock.calls();
    const writes = calls.filter(
      ({ method, path }) =>
        method === 'PATCH' || (method === 'POST' && path.includes('consultation-schedule')),
    );
    return writes.map(({ body }) => body);
  });
