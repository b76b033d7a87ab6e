import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { useFormContext } from './formContext';

export type SubmitButtonProps = { children: ReactNode; isFullWidth?: boolean; isBusy?: boolean };

/** Sends the form around it; busy while that is under way. */
export function SubmitButton({ children, isFullWidth, isBusy = false }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext();
  return (
    <Button
      type="submit"
      kind="primary"
      isFullWidth={isFullWidth ?? false}
      isBusy={isSubmitting || isBusy}
    >
      {children}
    </Button>
  );
}
