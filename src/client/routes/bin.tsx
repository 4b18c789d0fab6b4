import { createFileRoute } from '@tanstack/react-router';
import { BinScreen } from '../features/bin/bin-screen';

export const Route = createFileRoute('/bin')({ component: BinScreen });
