import { useEffect, useRef, useState } from 'react';
import { focusField } from '@/ui/forms/focusField';

/**
 * A form that opens in the place of a button: it takes the focus, and the button gets it back. It is
 * there from the beginning, without the focus, if the user has typed into it before.
 */
export function useFormInPlace(wasTyped = false) {
  const [isOpen, setIsOpen] = useState(wasTyped);
  const wasOpen = useRef(isOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);

  // What had the focus is gone.
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (!isOpen) opener.current?.focus();
    else if (form.current) focusField(form.current);
  }, [isOpen]);

  return { isOpen, opener, form, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
