import type { CollateralDocument } from '@/api/wire';
import { shortFileName } from '@/domain/files/fileNames';
import { OTHER_COLLATERAL_TYPE_ID } from '@/domain/onboarding/optionIds';
import { formatMoney } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { FactLines } from '../../cards/FactLines';
import { useOptions } from '../../parts/useOptions';

/** The name of a piece of collateral: its type, or the name that the applicant gave it. */
export function useCollateralName(): (collateral: CollateralDocument) => string {
  const { options: types } = useOptions('document-types');
  return ({ document_type_id, type_name_other }) =>
    (document_type_id === OTHER_COLLATERAL_TYPE_ID ? type_name_other : null) ??
    types?.find(({ id }) => id === document_type_id)?.name ??
    '';
}

/** The facts of a folded piece of collateral. */
export function CollateralSummary({ item }: { item: CollateralDocument }) {
  const { language } = useText();
  const name = useCollateralName();
  return (
    <FactLines
      main={name(item)}
      others={[item.description, formatMoney(item.value, language), shortFileName(item.file_name)]}
    />
  );
}
