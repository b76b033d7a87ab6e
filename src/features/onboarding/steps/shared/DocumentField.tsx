import { FileField, type FileFieldProps } from '@/ui/fields/file/FileField';
import { useFileTransfer } from '../../files/useFileTransfer';

type DocumentFieldProps = Pick<FileFieldProps, 'name' | 'label' | 'helpText' | 'isOptional'>;

/** A document that goes up at once: PDF, JPG or PNG up to 10 MB. */
export const DocumentField = (field: DocumentFieldProps) => (
  <FileField {...field} {...useFileTransfer()} accept="document" />
);
