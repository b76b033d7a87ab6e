import type { PicUpdateRequest } from '@/api/wire';
import type { SaveCall } from './stepDefinition';
import type { PartChanges } from './fields/wirePaths';

const hasContent = (part: object | null | undefined): boolean =>
  part === null || Object.keys(part ?? {}).length > 0;

/** The calls that store these changes; there is no call without changes. */
export function saveCalls({
  detail,
  pic,
  'pic.information': information,
  ...parts
}: PartChanges): SaveCall[] {
  const detailBody: Record<string, unknown> = { ...detail };
  for (const [part, change] of Object.entries(parts)) {
    const [root = '', key] = part.split('.');
    const inner = detailBody[root] as object | undefined;
    if (hasContent(change))
      detailBody[root] = { ...inner, ...(key === undefined ? change : { [key]: change }) };
  }
  const picBody: PicUpdateRequest = { ...pic, ...(hasContent(information) && { information }) };
  return [
    ...(hasContent(detailBody) ? [{ kind: 'detail' as const, body: detailBody }] : []),
    ...(hasContent(picBody) ? [{ kind: 'pic' as const, body: picBody }] : []),
  ];
}
