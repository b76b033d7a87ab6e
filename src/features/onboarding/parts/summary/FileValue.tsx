import { useStoredFiles } from '@/state/useStoredFiles';
import { FileLink } from '@/ui/fields/file/FileLink';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import { useFilePreview } from '@/ui/fields/file/useFilePreview';

/** A stored file by its name, opened in a preview. */
export function FileValue({ file }: { file: StoredFile }) {
  const preview = useFilePreview(useStoredFiles());
  return (
    <>
      <FileLink file={file} preview={preview} />
      {preview.dialog}
    </>
  );
}
