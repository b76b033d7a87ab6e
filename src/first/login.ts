import '@/ui/theme/font.css';
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import { loginPage } from '@/app/first-page/pages/loginPage';
import { startFirstPage } from '@/app/first-page/startFirstPage';

void startFirstPage(loginPage);
