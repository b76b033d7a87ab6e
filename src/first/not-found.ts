import '@/ui/theme/font.css';
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import { startWhenDrawn } from '@/app/first-page/startWhenDrawn';

void startWhenDrawn(async () => {
  const page = await import(/* webpackMode: "eager" */ '@/app/first-page/pages/notFoundPage');
  return page.notFoundPage;
});
