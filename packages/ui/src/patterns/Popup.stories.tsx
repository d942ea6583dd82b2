import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { KioskRequestPopup } from '../retail/KioskRequestPopup/KioskRequestPopup.tsx';
import { requested } from '../fixtures/store.ts';
import { ON_DEMAND } from '../fixtures/onDemand.ts';
import { ShoesizeScreen } from './ShoesizeScreen.tsx';

/**
 * A customer at a kiosk asks for pairs. The popup opens above the associate's page, waits for an answer and takes no
 * scan.
 */
const meta = {
  title: 'Screens/Popup',
  component: KioskRequestPopup,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    kiosk: 'Front door',
    lines: requested,
    waiting: 1,
    receivedAt: new Date(),
    onAccept: fn(),
    onReject: fn(),
  },
  render: (args) => (
    <ShoesizeScreen onPlace={fn()}>
      <KioskRequestPopup {...args} />
    </ShoesizeScreen>
  ),
} satisfies Meta<typeof KioskRequestPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [K-03] A customer sends a request, and the popup drops in. */
export const Open: Story = {
  play: async () => {
    const popup = await screen.findByRole('alertdialog', { name: 'New request from Kiosk Front door!' }, ON_DEMAND);
    await expect(popup).toHaveFocus();
    await expect(popup).toHaveAccessibleDescription('2 items to try on. 1 more request waiting.');
  },
};
