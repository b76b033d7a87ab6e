import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSubmitOnce } from '../../forms/useSubmitOnce';
import { ObjectLink } from '../../links/ObjectLink';
import { useObjectUrl } from './useObjectUrl';

export type Download = {
  start(this: void): void;
  isBusy: boolean;
  hasFailed: boolean;
  /** Has to be on the page: the browser saves what a link leads to. */
  link: ReactNode;
};

/** Fetches a file and saves it to the downloads of the device. */
export function useDownload(fetchFile: () => Promise<Blob>, fileName: string): Download {
  const [file, setFile] = useState<Blob | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const url = useObjectUrl(file);
  const link = useRef<HTMLAnchorElement>(null);

  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setHasFailed(false);
    try {
      setFile(await fetchFile());
    } catch {
      setHasFailed(true);
    }
  });
  useEffect(() => {
    if (url !== null) link.current?.click();
  }, [url]);

  return {
    start: () => void submit(),
    isBusy: isSubmitting,
    hasFailed,
    link: url !== null && (
      <ObjectLink ref={link} url={url} fileName={fileName} isHidden>
        {fileName}
      </ObjectLink>
    ),
  };
}
