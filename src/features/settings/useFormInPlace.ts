import { useEffect, useRef, useState } from 'react';

/** A form that opens in the place of a button, which gets the focus back. */
export function useFormInPlace() {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);

  // What had the focus in the form is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return { isOpen, opener, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
