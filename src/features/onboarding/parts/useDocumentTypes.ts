import { useMemo } from 'react';
import type { DocumentKind } from '@/domain/files/documentKind';
import { useOptions, type LoadedOptions } from './useOptions';

/** The document types of one kind. Assumption: a list without kinds is offered completely. */
export function useDocumentTypes(kind: DocumentKind): LoadedOptions {
  const { options, onRetry } = useOptions('document-types');
  const ofKind = useMemo(
    () => options?.filter((type) => type.kind === undefined || type.kind === kind),
    [options, kind],
  );
  return { options: ofKind, onRetry };
}
