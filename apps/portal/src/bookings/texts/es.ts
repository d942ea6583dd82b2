import type { SpanishTexts } from '../../shared/texts/forms.ts';

/** The texts of the bookings, in Spanish. */
export const bookings = {
  'Ask each customer first. Nothing changes until you press the button.':
    'Pregunta antes a cada cliente. Nada cambia hasta que pulses el botón.',
  'Back to the booking': 'Volver a la reserva',
  Booking: 'Reserva',
  Bookings: 'Reservas',
  'Cancel both instead': 'Cancelar las dos en su lugar',
  'Cancel it instead|Cancel all {count} instead': 'Cancelarla en su lugar|Cancelar las {count} en su lugar',
  'Cancel the booking instead': 'Cancelar la reserva',
  'Cancel {count} booking|Cancel {count} bookings': 'Cancelar {count} reserva|Cancelar {count} reservas',
  'Close a day': 'Cerrar un día',
  'Close and cancel {count}': 'Cerrar y cancelar {count}',
  'Close and move {count}': 'Cerrar y mover {count}',
  'Close the day': 'Cerrar el día',
  'Close, move {moves}, cancel {cancels}': 'Cerrar, mover {moves}, cancelar {cancels}',
  'Closed day': 'Día cerrado',
  'Closed from': 'Cerrado desde',
  'Closed until': 'Cerrado hasta',
  'End of the day': 'Fin del día',
  'Free times': 'Horas libres',
  'Full times need a reason. Only admins see them.':
    'Las horas completas necesitan un motivo. Solo las ven los administradores.',
  'Give the closing a name.': 'Ponle un nombre al cierre.',
  'Go to {location}': 'Ir a {location}',
  'Keep the time': 'Mantener la hora',
  'Nothing is changed yet. Check the new times.': 'Todavía no se ha cambiado nada. Revisa las horas nuevas.',
  'Leave it as it is': 'Dejarla como está',
  'Move to this time': 'Mover a esta hora',
  'Move {count} booking|Move {count} bookings': 'Mover {count} reserva|Mover {count} reservas',
  'Move {moves}, cancel {cancels}': 'Mover {moves}, cancelar {cancels}',
  'Reason, e.g. Stock count': 'Motivo, p. ej. inventario',
  'Next week': 'Semana siguiente',
  'Only an admin can move the bookings of a closed day together.':
    'Solo un administrador puede mover juntas las reservas de un día cerrado.',
  'Propose times again': 'Proponer horas de nuevo',
  Reopen: 'Abrir de nuevo',
  'Show the day of the booking': 'Mostrar el día de la reserva',
  'Start of the day': 'Inicio del día',
  'There is no booking {id} at {location}.': 'No hay ninguna reserva {id} en {location}.',
  'This booking is at {location}, on a day that is not shown.':
    'Esta reserva es en {location}, en un día que no se muestra.',
  'No customer matches "{query}"': 'Ningún cliente coincide con «{query}»',
  'Search a customer': 'Buscar un cliente',
} satisfies SpanishTexts;
