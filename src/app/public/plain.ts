// The entire script of a page whose controls are links: it works without it.
import { keepCampaign } from '@/data/campaign';

keepCampaign();
