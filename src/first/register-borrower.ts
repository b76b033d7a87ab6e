import '@/ui/theme/font.css';
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import { registerBorrowerPage } from '@/app/first-page/pages/registerPages';
import { startFirstPage } from '@/app/first-page/startFirstPage';

void startFirstPage(registerBorrowerPage);
