import { useText } from '@/i18n/useText';
import { FileField, type FileFieldProps } from '@/ui/fields/file/FileField';
import { useFileTransfer } from './files/useFileTransfer';

type DocumentFieldProps = Pick<FileFieldProps, 'name' | 'label' | 'isOptional' | 'hint'>;

/** A document that goes up at once: PDF, JPG or PNG up to 10 MB. */
export function DocumentField(field: DocumentFieldProps) {
  const { t } = useText();
  const transfer = useFileTransfer();
  const helpText = t('onboardingForms.documentHelp');
  return <FileField {...field} {...transfer} helpText={helpText} accept="document" />;
}
