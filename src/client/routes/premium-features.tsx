import { createFileRoute } from '@tanstack/react-router';
import { PremiumScreen } from '../features/premium/premium-screen';
import { premiumSearch } from '../features/premium/premium-search';

export const Route = createFileRoute('/premium-features')({
  validateSearch: premiumSearch,
  component: PremiumScreen,
});
