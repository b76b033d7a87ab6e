import { useState } from 'react';
import { Button } from './Button';

/** Copies a text, and says whether it did. */
export function CopyButton({
  text,
  label,
  copied,
  notCopied,
}: {
  text: string;
  label: string;
  copied: string;
  notCopied: string;
}) {
  const [state, setState] = useState<{ text: string; isCopied: boolean } | null>(null);
  async function copy(): Promise<void> {
    // Announced again, if it is copied again.
    setState(null);
    try {
      await navigator.clipboard.writeText(text);
      setState({ text, isCopied: true });
    } catch {
      setState({ text, isCopied: false });
    }
  }
  const outcome = state?.text === text ? state : null;
  return (
    <>
      <Button onClick={() => void copy()}>{label}</Button>
      <span>
        <span role="status">{outcome?.isCopied === true && copied}</span>
        <span role="alert">{outcome?.isCopied === false && notCopied}</span>
      </span>
    </>
  );
}
