import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { useFormContext } from './formContext';

export type SubmitButtonProps = {
  children: ReactNode;
  isFullWidth?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
};

/** Sends the form around it; busy while that is under way. */
export function SubmitButton({
  children,
  isFullWidth,
  isBusy = false,
  isDisabled = false,
}: SubmitButtonProps) {
  const { isSubmitting } = useFormContext();
  return (
    <Button
      type="submit"
      kind="primary"
      isFullWidth={isFullWidth ?? false}
      isDisabled={isDisabled}
      isBusy={isSubmitting || isBusy}
    >
      {children}
    </Button>
  );
}
